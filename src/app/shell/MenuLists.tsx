import { plainText, type Text as TextValue } from "#core/resolved.ts";
import type { MenuLink } from "#core/shell.ts";
import { useShell } from "#ui/context.tsx";
import { Text } from "#ui/Text.tsx";

/** Every page of the menu, in lists as the menu groups them; first those that stand in the menu by themselves. */
export function MenuLists({ title, className }: { title: TextValue; className: string }) {
	const { menu } = useShell();
	const single = menu.flatMap(({ label, href, items }): MenuLink[] => (href && !items ? [{ label, href }] : []));
	const lists = [
		{ label: title, items: single },
		...menu.flatMap(({ label, items }) => (items ? [{ label, items }] : [])),
	];
	// A list by itself would leave most of the width empty.
	const alone = lists.length === 1;
	const columns = alone ? "text-sm" : "flex flex-wrap gap-x-8 gap-y-6 text-sm lg:grid lg:grid-cols-4";
	return (
		<div className={`${columns} ${className}`}>
			{lists.map(({ label, items }) => (
				<div key={plainText(label)}>
					<p className="font-[650]">
						<Text value={label} />
					</p>
					<ul className={alone ? "mt-1 flex flex-wrap gap-x-8" : "mt-1"}>
						{items.map((item) => (
							<li key={item.href}>
								<a href={item.href} className="link inline-block min-w-11 py-2.5">
									<Text value={item.label} />
								</a>
							</li>
						))}
					</ul>
				</div>
			))}
		</div>
	);
}

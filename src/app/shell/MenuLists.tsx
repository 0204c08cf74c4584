import type { Text as TextValue } from "#core/resolved.ts";
import type { MenuLink } from "#core/shell.ts";
import { useShell } from "#ui/context.tsx";
import { Text } from "#ui/Text.tsx";

/**
 * Every page of the menu, in lists as the menu groups them; first those that stand in the menu by themselves.
 * On a phone each list opens below its name; where there is room all stand open, below a name that is no button.
 */
export function MenuLists({ title, className }: { title: TextValue; className: string }) {
	const { menu } = useShell();
	const single = menu.flatMap(({ label, href, items }): MenuLink[] => (href && !items ? [{ label, href }] : []));
	const lists = [
		{ label: title, items: single },
		...menu.flatMap(({ label, items }) => (items ? [{ label, items }] : [])),
	];
	// A list by itself would leave most of the width empty.
	const alone = lists.length === 1;
	return (
		<div className={`menu-lists text-sm ${className}`}>
			{lists.map(({ label, items }, index) => (
				<details key={index} open={alone} className={alone ? "w-full" : undefined}>
					<summary>
						<Text value={label} />
					</summary>
					<p className="menu-list-name">
						<Text value={label} />
					</p>
					<ul className={alone ? "flex flex-wrap gap-x-8" : undefined}>
						{items.map((item) => (
							<li key={item.href}>
								<a href={item.href} className="quiet-link">
									<Text value={item.label} />
								</a>
							</li>
						))}
					</ul>
				</details>
			))}
		</div>
	);
}

import { PhoneLink } from "#ui/ContactLinks.tsx";
import { useShell, useWords } from "#ui/context.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Text } from "#ui/Text.tsx";
import { type CurrentPage, current } from "./current.ts";

/**
 * The menu on small screens: a dialog over the whole screen. Without JavaScript it opens as a popover;
 * the loader opens it as a modal dialog, which keeps the focus inside.
 */
export function MobileMenu({ page }: { page: CurrentPage }) {
	const words = useWords();
	const { menu } = useShell();
	const button = menu.find((item) => item.button);
	return (
		<dialog id="menu" popover="auto" className="menu" aria-label={words.main_menu}>
			<div className="flex min-h-full flex-col px-5">
				<div className="flex min-h-18 items-center justify-end">
					<button
						type="button"
						className="menu-button"
						popoverTarget="menu"
						popoverTargetAction="hide"
						data-menu-close=""
					>
						<Icon name="x" />
						{words.close_menu}
					</button>
				</div>
				<ul className="grow">
					{menu
						.filter((item) => item !== button)
						.map((item, index) => (
							<li key={index} className="border-b border-line last:border-0">
								{item.items ? (
									<>
										<p className="pt-4 text-sm text-ink-2">
											<Text value={item.label} />
										</p>
										<ul className="pb-2">
											{item.items.map((each) => (
												<li key={each.href}>
													<a href={each.href} className="menu-link" aria-current={current(page, each.href)}>
														<Text value={each.label} />
													</a>
												</li>
											))}
										</ul>
									</>
								) : (
									<a href={item.href} className="menu-link" aria-current={current(page, item.href)}>
										<Text value={item.label} />
									</a>
								)}
							</li>
						))}
				</ul>
				<p className="menu-foot">
					{button && (
						<a href={button.href} className="button button-primary" aria-current={current(page, button.href)}>
							<Text value={button.label} />
						</a>
					)}
					<PhoneLink />
				</p>
			</div>
		</dialog>
	);
}

import type { MenuItem } from "#core/shell.ts";
import { useShell, useWords } from "#ui/context.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Text } from "#ui/Text.tsx";
import { type CurrentPage, current } from "./current.ts";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { Logo } from "./Logo.tsx";
import { MobileMenu } from "./MobileMenu.tsx";

/**
 * Logo, menu, languages and the button that stands out. Dropdowns are `<details>`, the mobile menu is a dialog:
 * both answer without the application; the loader adds Esc, and closing by a click elsewhere or by leaving.
 */
export function Header({ page }: { page: CurrentPage }) {
	const words = useWords();
	const { menu } = useShell();
	const button = menu.find((item) => item.button);
	const links = menu.filter((item) => !item.button);
	return (
		<header className="site-header">
			<div className="site-header-bar wrap">
				<Logo />
				{links.length > 0 && (
					<nav aria-label={words.main_menu} className="site-nav">
						<ul className="stagger-items flex items-center">
							{links.map((item, index) => (
								<li key={index} className="relative">
									<MenuEntry item={item} page={page} />
								</li>
							))}
						</ul>
					</nav>
				)}
				<LanguageSwitch page={page} />
				{button?.href && (
					<a
						href={button.href}
						className="button button-primary stagger-last max-md:hidden"
						aria-current={current(page, button.href)}
					>
						<Text value={button.label} />
					</a>
				)}
				{menu.length > 0 && (
					<button type="button" className="menu-button md:hidden" popoverTarget="menu" data-menu-open="">
						<Icon name="list" />
						{words.open_menu}
					</button>
				)}
			</div>
			<MobileMenu page={page} />
		</header>
	);
}

function MenuEntry({ item, page }: { item: MenuItem; page: CurrentPage }) {
	const { label, href, items } = item;
	const { home } = useShell();
	if (!items) {
		const within = href !== home && page.path.startsWith(`${href}/`);
		return (
			<a href={href} className="nav-link" aria-current={current(page, href)} data-within={within || undefined}>
				<Text value={label} />
			</a>
		);
	}
	const within = items.some((each) => each.href === page.path);
	return (
		<details name="main-menu" data-dropdown="">
			<summary className="nav-link" data-within={within || undefined}>
				<Text value={label} />
				<Icon name="caret-down" className="size-[1em]! turn" />
			</summary>
			<ul className="dropdown">
				{items.map((each) => (
					<li key={each.href}>
						<a href={each.href} className="dropdown-link" aria-current={current(page, each.href)}>
							<Text value={each.label} />
						</a>
					</li>
				))}
			</ul>
		</details>
	);
}

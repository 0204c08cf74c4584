import type { ReactNode } from "react";

/** What is wider than the screen scrolls by itself, and not the page. It has a name, for whoever arrives in it by keyboard. */
export function Scrollable({
	name,
	className = "",
	children,
}: {
	name: string;
	className?: string;
	children: ReactNode;
}) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reached with the keyboard.
		<section className={`overflow-x-auto ${className}`} aria-label={name} tabIndex={0}>
			{children}
		</section>
	);
}

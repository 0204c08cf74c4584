import type { ReactNode } from "react";
import type { IconName } from "#core/icons/icons.ts";
import type { Html, Text as TextValue } from "#core/resolved.ts";
import { Icon } from "./Icon.tsx";
import { Prose } from "./Prose.tsx";
import { SectionHead } from "./SectionHead.tsx";

/** The end of a page: an ornament that leads to what the page is about, an invitation, and beside it the ways to accept it. */
export function Closing({
	icon,
	title,
	intro,
	html,
	children,
}: {
	icon: IconName | undefined;
	title: TextValue;
	intro?: TextValue | undefined;
	/** The same as running text. */
	html?: Html | undefined;
	children: ReactNode;
}) {
	return (
		<div className="wrap">
			<div className="no-print mb-8 flex items-center gap-6">
				<div className="ornament grow" aria-hidden="true" />
				{icon && <Icon name={icon} className="size-28! text-sea sea:text-sun" />}
			</div>
			<div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
				<div>
					<SectionHead title={title} intro={intro} className="" />
					{html && <Prose html={html} className="mt-4 text-lg text-ink-2 sea:text-mist" />}
				</div>
				<div>{children}</div>
			</div>
		</div>
	);
}

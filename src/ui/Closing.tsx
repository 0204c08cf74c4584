import type { ReactNode } from "react";
import type { Text as TextValue } from "#core/resolved.ts";
import { SectionHead } from "./SectionHead.tsx";

/** The end of a page: an ornament, an invitation, and beside it the ways to accept it. */
export function Closing({
	title,
	text,
	children,
}: {
	title: TextValue;
	text?: TextValue | undefined;
	children: ReactNode;
}) {
	return (
		<div className="wrap">
			<div className="ornament mb-8" aria-hidden="true" />
			<div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1.4fr_1fr]">
				<SectionHead title={title} intro={text} className="" />
				<div>{children}</div>
			</div>
		</div>
	);
}

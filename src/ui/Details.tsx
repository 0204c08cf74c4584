import { Fragment } from "react";
import { colonOf, commaOf } from "#core/languages.ts";
import type { Detail } from "#core/resolved.ts";
import { useShell } from "./context.tsx";
import { Text } from "./Text.tsx";

/** Declared fields of a fact, each behind its label. What is only said by its label stands alone. */
export function Details({ of, className }: { of: readonly Detail[]; className: string }) {
	const { lang } = useShell();
	if (of.length === 0) return null;
	return (
		<ul className={`grid gap-1 ${className}`}>
			{of.map((detail, index) => (
				<li key={index}>
					<b className="font-[650]">
						<Text value={detail.label} />
						{detail.values.length > 0 && colonOf(lang)}
					</b>{" "}
					<DetailValues of={detail} />
				</li>
			))}
		</ul>
	);
}

/** The values of a declared field in one line. */
export function DetailValues({ of: { values } }: { of: Detail }) {
	const { lang } = useShell();
	return values.map(({ text, href }, index) => (
		<Fragment key={index}>
			{index > 0 && commaOf(lang)}
			{href ? (
				<a href={href} className="link">
					<Text value={text} />
				</a>
			) : (
				<Text value={text} />
			)}
		</Fragment>
	));
}

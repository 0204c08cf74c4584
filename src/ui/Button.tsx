import type { Link, Text as TextValue } from "#core/resolved.ts";
import { Text } from "./Text.tsx";

type Weight = "primary" | "secondary";

interface ButtonData {
	readonly label: TextValue;
	readonly link: Link;
}

/** A link that looks like a button. */
export function ButtonLink({ label, link, weight = "primary" }: ButtonData & { weight?: Weight }) {
	return (
		<a
			className={`button button-${weight}`}
			href={link.href}
			hrefLang={link.lang}
			{...(link.external && { rel: "noopener" })}
		>
			<Text value={label} />
			{link.about && ` (${link.about})`}
		</a>
	);
}

/** A row of buttons; the first stands out. */
export function Buttons({
	buttons,
	className = "",
}: {
	buttons: readonly ButtonData[] | undefined;
	className?: string;
}) {
	if (!buttons) return null;
	return (
		<div className={`flex flex-wrap gap-3 max-sm:flex-col ${className}`}>
			{buttons.map((button, index) => (
				<ButtonLink key={button.link.href} {...button} weight={index === 0 ? "primary" : "secondary"} />
			))}
		</div>
	);
}

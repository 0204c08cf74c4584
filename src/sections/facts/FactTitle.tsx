import type { FactCard } from "#core/resolved.ts";
import { Text } from "#ui/Text.tsx";

/** The title of a fact, which leads to its page if it has one. */
export function FactTitle({ fact: { title, link }, className }: { fact: FactCard; className: string }) {
	if (!link) return <Text value={title} />;
	return (
		<a href={link.href} className={className}>
			<Text value={title} />
		</a>
	);
}

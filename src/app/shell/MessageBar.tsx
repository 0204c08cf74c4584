import { useShell, useWords } from "#ui/context.tsx";
import { Text } from "#ui/Text.tsx";

/** What visitors of every page should know these days; nothing on other days. */
export function MessageBar() {
	const { message } = useShell();
	const label = useWords().message;
	if (!message) return null;
	const { text, link } = message;
	return (
		<aside aria-label={label} className="band-sea no-print">
			<p className="wrap py-2">
				{link ? (
					<a href={link.href} className="link inline-block py-2">
						<Text value={text} />
					</a>
				) : (
					<Text value={text} />
				)}
			</p>
		</aside>
	);
}

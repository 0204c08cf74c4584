import { wordText } from "#core/shell.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { useShell } from "#ui/context.tsx";
import { Text } from "#ui/Text.tsx";
import { MenuLists } from "./MenuLists.tsx";

/** What an unknown address shows. The loader logs which address it was. */
export function NotFound() {
	const shell = useShell();
	const { home, words } = shell;
	return (
		<div className="band band-mist">
			<div className="wrap">
				<div className="ornament mb-8" aria-hidden="true" />
				<h1 tabIndex={-1} className="text-4xl">
					<Text value={wordText(shell, "not_found_title")} />
				</h1>
				<p className="measure mt-5 text-lg text-ink-2">{words.not_found_text}</p>
				<div className="mt-8">
					<ButtonLink label={wordText(shell, "not_found_home")} link={{ href: home }} />
				</div>
				<h2 className="mt-14 mb-6 text-xl">{words.not_found_links}</h2>
				<MenuLists title={words.footer_quick_links} />
			</div>
		</div>
	);
}

import { wordText } from "#core/shell.ts";
import { Buttons } from "#ui/Button.tsx";
import { EmailLink, PhoneLink } from "#ui/ContactLinks.tsx";
import { useShell } from "#ui/context.tsx";
import { Text } from "#ui/Text.tsx";

/** What an unknown address shows; the footer below it has all pages. The loader logs which address it was. */
export function NotFound() {
	const shell = useShell();
	const { home, menu, words } = shell;
	const wanted = menu.flatMap(({ label, href, button }) => (button && href ? [{ label, link: { href } }] : []));
	return (
		<div className="band band-mist">
			<div className="wrap">
				<div className="ornament mb-8" aria-hidden="true" />
				<h1 tabIndex={-1} className="text-4xl">
					<Text value={wordText(shell, "not_found_title")} />
				</h1>
				<p className="measure mt-5 text-lg text-ink-2">{words.not_found_text}</p>
				<Buttons
					buttons={[{ label: wordText(shell, "not_found_home"), link: { href: home } }, ...wanted]}
					className="mt-8"
				/>
				<p className="measure mt-8 text-lg">{words.not_found_help}</p>
				<p className="flex flex-wrap gap-x-6 text-lg">
					<PhoneLink />
					<EmailLink />
				</p>
			</div>
		</div>
	);
}

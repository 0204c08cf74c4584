import { useLayoutEffect } from "react";
import { useRouteError } from "react-router-dom";
import { type Shell, wordText } from "#core/shell.ts";
import { Text } from "#ui/Text.tsx";
import { Boundary } from "../shell/Boundary.tsx";
import { Surroundings } from "../shell/Surroundings.tsx";

interface Props {
	readonly shell: Shell;
	readonly onFailure: (error: unknown) => void;
}

/**
 * What a visitor sees when a page cannot be drawn: the message, never the stack, and ways on, between header and footer
 * as everywhere; without those when it is they that fail.
 */
export function AppError({ shell, onFailure }: Props) {
	const error = useRouteError();
	console.error(error);
	useLayoutEffect(() => onFailure(error), [onFailure, error]);
	const message = <Message shell={shell} error={error} />;
	const page = { path: location.pathname, lang: shell.lang, trail: [] };
	return (
		<Boundary fallback={message}>
			<Surroundings shell={shell} page={page}>
				{message}
			</Surroundings>
		</Boundary>
	);
}

function Message({ shell, error }: { shell: Shell; error: unknown }) {
	const { words, home, phone } = shell;
	return (
		<main id="main" tabIndex={-1} className="band band-mist">
			<div className="wrap">
				<div className="ornament mb-8" aria-hidden="true" />
				<h1 tabIndex={-1} className="text-4xl">
					<Text value={wordText(shell, "error_title")} />
				</h1>
				<p className="measure mt-5 text-lg text-ink-2">{error instanceof Error ? error.message : String(error)}</p>
				<p className="mt-8 flex flex-wrap items-center gap-6">
					<a href={location.href} className="button button-primary" data-reload>
						{words.error_reload}
					</a>
					<a href={home} className="link py-2" data-reload>
						<Text value={wordText(shell, "not_found_home")} />
					</a>
					<a href={phone.href} className="link py-2">
						{phone.text}
					</a>
				</p>
			</div>
		</main>
	);
}

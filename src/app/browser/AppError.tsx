import { useLayoutEffect } from "react";
import { useRouteError } from "react-router-dom";
import { type Shell, wordText } from "#core/shell.ts";
import { Text } from "#ui/Text.tsx";

/** What a visitor sees when the whole application fails: the message, never the stack, and ways on. */
export function AppError({ shell, onFailure }: { shell: Shell; onFailure: (error: unknown) => void }) {
	const error = useRouteError();
	console.error(error);
	useLayoutEffect(() => onFailure(error), [onFailure, error]);
	const { words, home, phone } = shell;
	return (
		<main className="wrap py-24">
			<h1 className="text-3xl">
				<Text value={wordText(shell, "error_title")} />
			</h1>
			<p className="measure mt-5">{error instanceof Error ? error.message : String(error)}</p>
			<p className="mt-8 flex flex-wrap items-center gap-6">
				<a href={globalThis.location?.href} className="button button-primary" data-reload>
					{words.error_reload}
				</a>
				<a href={home} className="link py-2" data-reload>
					<Text value={wordText(shell, "not_found_home")} />
				</a>
				<a href={phone.href} className="link py-2">
					{phone.text}
				</a>
			</p>
		</main>
	);
}

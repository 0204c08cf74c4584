import type { MouseEvent } from "react";
import { fill } from "#core/fill.ts";
import { useWords } from "#ui/context.tsx";
import { Text } from "#ui/Text.tsx";
import { Panel } from "./Panel.tsx";
import type { Errors } from "./rules.ts";
import type ownWords from "./words.ts";

interface Props {
	readonly id: string;
	readonly errors: Errors;
	readonly fieldId: (name: string) => string;
}

/** Everything that is wrong in one place; each line leads to its field. */
export function ErrorSummary({ id, errors, fieldId }: Props) {
	const words = useWords<typeof ownWords>();
	const title = errors.size === 1 ? words.form_error_title : fill(words.form_errors_title, { count: errors.size });
	return (
		<Panel id={id} title={title} tone="error" className="mb-8">
			<ul className="mt-2">
				{[...errors].map(([name, error]) => (
					<li key={name}>
						<a
							href={`#${fieldId(name)}`}
							onClick={focusTarget}
							className="inline-block py-2 text-ink underline underline-offset-4 hover:decoration-3"
						>
							<Text value={error} />
						</a>
					</li>
				))}
			</ul>
		</Panel>
	);
}

/** The field itself takes the focus, and the address of the page stays as it is. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
	const field = document.getElementById(event.currentTarget.hash.slice(1));
	if (!field) return;
	event.preventDefault();
	field.focus();
}

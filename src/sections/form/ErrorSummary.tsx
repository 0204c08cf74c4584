import type { MouseEvent } from "react";
import { fill } from "#core/fill.ts";
import { useWords } from "#ui/context.tsx";
import { Text } from "#ui/Text.tsx";
import type { Errors } from "./rules.ts";

interface Props {
	readonly id: string;
	readonly errors: Errors;
	readonly fieldId: (name: string) => string;
}

/** Everything that is wrong in one place; each line leads to its field. */
export function ErrorSummary({ id, errors, fieldId }: Props) {
	const words = useWords();
	const title =
		errors.size === 1 ? words.form_error_title : fill(words.form_errors_title, { count: errors.size });
	return (
		<div
			id={id}
			role="group"
			tabIndex={-1}
			aria-labelledby={`${id}-title`}
			className="mb-7 scroll-mt-6 rounded-md border-2 border-error bg-error-tint p-5"
		>
			<h3 id={`${id}-title`}>{title}</h3>
			<ul className="mt-2">
				{[...errors].map(([name, error]) => (
					<li key={name}>
						<a
							href={`#${fieldId(name)}`}
							onClick={focusTarget}
							className="inline-block py-1.5 text-error underline underline-offset-4 hover:decoration-3"
						>
							<Text value={error} />
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}

/** The field itself takes the focus, and the address of the page stays as it is. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
	const field = document.getElementById(event.currentTarget.hash.slice(1));
	if (!field) return;
	event.preventDefault();
	field.focus();
}

import { useWords } from "#ui/context.tsx";
import type { Field } from "./types.ts";
import { trapName } from "./values.ts";
import type ownWords from "./words.ts";

interface Props {
	readonly id: string;
	readonly fields: readonly Field[];
	readonly subject: string;
}

/** What an ordinary post needs besides the visible fields, and the trap for robots. */
export function HiddenFields({ id, fields, subject }: Props) {
	const words = useWords<typeof ownWords>();
	const asksSubject = fields.some(({ name }) => name === "subject");
	return (
		<>
			<input type="hidden" name="_subject" value={words.form_subject_prefix + subject} />
			<input type="hidden" name="_captcha" value="false" />
			{!asksSubject && <input type="hidden" name="subject" value={subject} />}
			<div aria-hidden="true" className="sr-only">
				<label htmlFor={`${id}_trap`}>{words.form_trap}</label>
				<input id={`${id}_trap`} name={trapName} type="text" tabIndex={-1} autoComplete="off" />
			</div>
		</>
	);
}

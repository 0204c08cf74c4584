import { useState } from "react";
import { whyNot } from "#studio/desk/failure.ts";
import { upload } from "#studio/desk/server.ts";
import { useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import type { ControlProps } from "#studio/fields/control.ts";
import { FileDoor } from "#studio/parts/FileDoor.tsx";
import { words } from "./words.ts";

/** The files that visitors can download, and a way to add one. */
export function Download({ id, value, typed, describedBy, invalid, change, leave }: ControlProps) {
	const say = useSay();
	const [refused, setRefused] = useState<string>();
	const options = value.options ?? [];
	const take = async (file: File) => {
		const answer = await upload(file.name, file, () => {}).catch((error: unknown) => ({ refused: whyNot(error, say) }));
		if (answer === "too large") return setRefused(say(shared.fileTooLarge));
		if ("refused" in answer) return setRefused(answer.refused);
		setRefused(undefined);
		change(answer.written, [{ do: "place", key: answer.key }]);
		leave();
	};
	return (
		<>
			<select
				id={id}
				aria-describedby={describedBy}
				aria-invalid={invalid}
				value={typed}
				onChange={({ target }) => change(target.value)}
				onBlur={leave}
			>
				{typed === "" && <option value="">{say(shared.nothing)}</option>}
				{typed !== "" && !options.some((each) => each.value === typed) && <option value={typed}>{typed}</option>}
				{options.map((each) => (
					<option key={each.value} value={each.value}>
						{each.text}
					</option>
				))}
			</select>
			<p className="steps">
				<FileDoor accept="application/pdf,.pdf" chosen={([file]) => file && void take(file)}>
					{say(shared.fileAdd)}
				</FileDoor>
			</p>
			{refused && (
				<div role="alert" className="trouble">
					<strong>{say(words.pictureRefused)}</strong>
					<p>{refused}</p>
				</div>
			)}
		</>
	);
}

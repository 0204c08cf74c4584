import { useState } from "react";
import type { FormOption } from "#core/studio.ts";
import { ask } from "#studio/desk/server.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { SiteIcon } from "#studio/parts/SiteIcon.tsx";
import { Combobox } from "./Combobox.tsx";
import type { ControlProps } from "./control.ts";
import { words } from "./words.ts";

/** One icon of all, found by words and seen before it is chosen. Without words, those are offered that the site has already. */
export function IconChoice(props: ControlProps) {
	const { required, typed } = props;
	const say = useSay();
	const [sought, seek] = useState<string>();
	const { answer: chosen } = useAnswer(typed || undefined, () => ask.icon({ name: typed }));
	const { answer } = useAnswer(sought, async () => ({ sought, ...(await ask.icons({ sought: sought ?? "" })) }));
	const present = chosen?.name === typed ? chosen : undefined;
	const icons = sought === undefined ? [] : (answer?.icons ?? []);
	const none: FormOption[] = required || sought !== "" ? [] : [{ value: "", text: say(shared.nothing) }];
	const isLate = answer?.sought !== sought;
	return (
		<div className="icon-choice">
			{present && sought === undefined && <SiteIcon drawing={present.drawing} />}
			<Combobox
				control={props}
				shown={present?.label ?? typed}
				sought={sought}
				seek={seek}
				found={[...none, ...icons.map(({ name, label }) => ({ value: name, text: label }))]}
				isLate={isLate}
				draw={({ value, text }) => (
					<>
						<SiteIcon drawing={icons.find(({ name }) => name === value)?.drawing ?? ""} />
						{text}
					</>
				)}
				about={
					isLate || !answer
						? undefined
						: icons.length === 0
							? say(shared.foundNone)
							: answer.areAll
								? undefined
								: say(words.moreIcons)
				}
			/>
		</div>
	);
}

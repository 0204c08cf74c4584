import { useState } from "react";
import type { FormOption } from "#core/studio.ts";
import { ask } from "#studio/desk/server.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { Combobox } from "./Combobox.tsx";
import type { ControlProps } from "./control.ts";
import { isFound } from "./is-found.ts";

/** Where a link leads: a place of this site that is found by what people call it, or an address that is typed. */
export function LinkChoice(props: Omit<ControlProps, "value" | "required">) {
	const { typed } = props;
	const say = useSay();
	const [sought, seek] = useState<string>();
	const { answer: places = [] } = useAnswer("link-places", ask.linkPlaces);
	const found =
		sought === undefined ? [] : places.filter((place) => isFound(sought, `${place.title} ${place.address}`));
	const isMeant = /^[/#{]|:/.test(typed);
	const present = places.find(({ address }) => address === typed);
	const isFact = typed.startsWith("{");
	return (
		<div className="link-choice">
			<Combobox
				control={props}
				shown={isFact && present ? present.title : typed}
				sought={sought}
				seek={seek}
				found={found.map(({ address, title }): FormOption => ({ value: address, text: title }))}
				draw={({ value, text }) => (
					<>
						{text}
						{/* Of a fact its title says all. */}
						{!value.startsWith("{") && <small dir="ltr"> {value}</small>}
					</>
				)}
				about={found.length > 0 || isMeant ? undefined : say(shared.foundNone)}
				free={{ isMeant }}
			/>
			{present && !isFact && sought === undefined && <p className="about">{present.title}</p>}
		</div>
	);
}

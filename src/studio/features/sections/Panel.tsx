import { type KeyboardEvent, useRef, useState } from "react";
import { whyNoFile } from "#studio/desk/state.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { Added, type FeaturePanel } from "#studio/fields/feature.tsx";
import { KeepsKeys } from "#studio/fields/KeepsKeys.tsx";
import { useLastingKeys } from "#studio/fields/lasting-keys.ts";
import { Greyable } from "#studio/parts/Greyable.tsx";
import { Holders } from "#studio/parts/Holders.tsx";
import { Icon } from "#studio/parts/Icon.tsx";
import { Order } from "#studio/parts/Order.tsx";
import { ReadIn } from "#studio/parts/read-in.ts";
import { namesOf } from "./names.ts";
import { Several } from "./Several.tsx";
import { words } from "./words.ts";

declare module "#studio/desk/panels.ts" {
	interface Panels {
		sections: undefined;
	}
}

/** The sections of the page from above, each as people know it. */
function Sections() {
	const editor = useEditor();
	// What shows where is found anew.
	useStudio((state) => state.drawn);
	const say = useSay();
	const markedPage = useStudio((state) => state.markedPage);
	const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
	const box = useRef<HTMLOListElement>(null);
	// What was ticked stays so where it goes.
	const keys = useLastingKeys(markedPage?.sections.map(({ data }) => data) ?? []);
	const tick = (key: number) =>
		setChosen(chosen.has(key) ? new Set([...chosen].filter((each) => each !== key)) : new Set([...chosen, key]));
	const why = useStudio(whyNoFile);
	const file = markedPage?.file;
	if (!markedPage || file === undefined) return <p className="about">{say(why ?? shared.stillReading)}</p>;
	const count = markedPage.sections.length;
	const names = namesOf(markedPage);
	return (
		<ReadIn value={markedPage.revision}>
			<p className="about of-desk">{say(words.keys)}</p>
			<KeepsKeys within={box}>
				<ol ref={box} className="items sections">
					{markedPage.sections.map(({ title, data, isKnown }, index) => {
						const spot = { file, path: ["sections", index] };
						const name = names[index] ?? title;
						const key = keys[index] ?? index;
						const adds = say(words.addSectionAfter, { name });
						return (
							<li key={key} onPointerEnter={() => editor.point(spot)} onPointerLeave={() => editor.point(undefined)}>
								<div className="choosable">
									<input
										type="checkbox"
										className="tick"
										aria-label={say(words.tick, { name })}
										checked={chosen.has(key)}
										onChange={() => tick(key)}
									/>
									<Greyable
										type="button"
										className="name"
										why={isKnown ? undefined : words.notKnown}
										onClick={() => void editor.openAt(spot)}
										onKeyDown={moveRow}
									>
										<span>{`${index + 1}. ${name}`}</span>
										<small>{title}</small>
									</Greyable>
								</div>
								<Order spot={spot} name={name} data={data} index={index} count={count} least={1} most={undefined}>
									<button
										type="button"
										className="icon"
										title={say(words.addSection)}
										aria-label={adds}
										onClick={() => editor.choose(index + 1)}
									>
										<Icon name="plus" />
									</button>
								</Order>
							</li>
						);
					})}
				</ol>
			</KeepsKeys>
			<Several
				file={file}
				sections={markedPage.sections}
				chosen={[...keys.entries()].flatMap(([index, key]) => (chosen.has(key) ? [index] : []))}
				choose={(all) => setChosen(new Set(all.map((index) => keys[index] ?? index)))}
			/>
			<button type="button" className="button wide" onClick={() => editor.choose(count)}>
				<Icon name="plus" />
				{say(words.addSection)}
			</button>
			<Added place="BelowSections" />
			<Holders title={say(words.factsAround)} holders={editor.page.holdersIn(undefined)} />
		</ReadIn>
	);
}

/** The name of a row hears the same keys as the buttons beside it. */
function moveRow(event: KeyboardEvent<HTMLElement>): void {
	const act = event.altKey ? { ArrowUp: "up", ArrowDown: "down" }[event.key] : undefined;
	if (!act) return;
	event.preventDefault();
	event.currentTarget.closest("li")?.querySelector<HTMLElement>(`[data-act="${act}"]`)?.click();
}

export const panel: FeaturePanel<"sections"> = { title: words.sections, Panel: Sections };

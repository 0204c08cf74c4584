import { type KeyboardEvent, useState } from "react";
import { whyNoFile } from "#studio/desk/state.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { Added, type FeaturePanel } from "#studio/fields/feature.tsx";
import { Greyable } from "#studio/parts/Greyable.tsx";
import { Holders } from "#studio/parts/Holders.tsx";
import { Icon } from "#studio/parts/Icon.tsx";
import { Order } from "#studio/parts/Order.tsx";
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
	const tick = (index: number) =>
		setChosen(chosen.has(index) ? new Set([...chosen].filter((each) => each !== index)) : new Set([...chosen, index]));
	const why = useStudio(whyNoFile);
	const file = markedPage?.file;
	if (!markedPage || file === undefined) return <p className="about">{say(why ?? shared.stillReading)}</p>;
	const count = markedPage.sections.length;
	const names = namesOf(markedPage);
	return (
		<>
			<p className="about of-desk">{say(words.keys)}</p>
			<ol className="items sections">
				{markedPage.sections.map(({ title, data, isKnown }, index) => {
					const spot = { file, path: ["sections", index] };
					const name = names[index] ?? title;
					const adds = say(words.addSectionAfter, { name });
					return (
						<li
							key={spot.path.join()}
							onPointerEnter={() => editor.point(spot)}
							onPointerLeave={() => editor.point(undefined)}
						>
							<div className="choosable">
								<input
									type="checkbox"
									className="tick"
									aria-label={say(words.tick, { name })}
									checked={chosen.has(index)}
									onChange={() => tick(index)}
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
			<Several
				file={file}
				sections={markedPage.sections}
				chosen={[...chosen].filter((index) => index < count)}
				choose={(all) => setChosen(new Set(all))}
			/>
			<button type="button" className="button wide" onClick={() => editor.choose(count)}>
				<Icon name="plus" />
				{say(words.addSection)}
			</button>
			<Added place="BelowSections" />
			<Holders title={say(words.factsAround)} holders={editor.page.holdersIn(undefined)} />
		</>
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

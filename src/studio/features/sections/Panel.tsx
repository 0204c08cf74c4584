import type { KeyboardEvent } from "react";
import type { ShadowPage } from "#core/studio.ts";
import { useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { ToMenu } from "#studio/features/menu/ToMenu.tsx";
import { shortened } from "#studio/page/shortened.ts";
import { Holders } from "#studio/parts/Holders.tsx";
import { Icon } from "#studio/parts/Icon.tsx";
import { Order } from "#studio/parts/Order.tsx";
import { words } from "./words.ts";

/** The sections of the page from above, each as people know it. */
export function Sections() {
	const { studio, state, say } = useStudio();
	const { shadow } = state;
	const file = shadow?.file;
	if (!shadow || file === undefined) return null;
	const count = shadow.sections.length;
	const names = namesOf(shadow);
	return (
		<>
			<p className="about">{say(words.keys)}</p>
			<ol className="items sections">
				{shadow.sections.map(({ title, data }, index) => {
					const spot = { file, path: ["sections", index] };
					const name = names[index] ?? title;
					const adds = say(words.addSectionAfter, { name });
					return (
						<li
							key={spot.path.join()}
							onPointerEnter={() => studio.point(spot)}
							onPointerLeave={() => studio.point(undefined)}
						>
							<button type="button" className="name" onClick={() => void studio.openAt(spot)} onKeyDown={moveRow}>
								<span>{`${index + 1}. ${name}`}</span>
								<small>{title}</small>
							</button>
							<Order spot={spot} name={name} data={data} index={index} count={count} mayGo={count > 1} mayCome>
								<button
									type="button"
									className="icon"
									title={say(words.addSection)}
									aria-label={adds}
									onClick={() => studio.choose(index + 1)}
								>
									<Icon name="plus" />
								</button>
							</Order>
						</li>
					);
				})}
			</ol>
			<button type="button" className="button wide" onClick={() => studio.choose(count)}>
				<Icon name="plus" />
				{say(words.addSection)}
			</button>
			<ToMenu />
			<button type="button" className="button wide" onClick={() => studio.openPanel({ is: "words" })}>
				<Icon name="language" />
				{say(shared.siteWords)}
			</button>
			<Holders title={say(words.factsAround)} holders={studio.page.holdersIn(undefined)} />
		</>
	);
}

/** The name of a row hears the same keys as the buttons beside it. */
function moveRow(event: KeyboardEvent<HTMLElement>): void {
	const act = event.altKey ? { ArrowUp: "up", ArrowDown: "down" }[event.key] : undefined;
	if (!act) return;
	event.preventDefault();
	event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-act="${act}"]`)?.click();
}

/** What people call the sections of a page: by their first words, or by what they are. */
export function namesOf({ sections }: ShadowPage): readonly string[] {
	return sections.map(({ title, words }) => (words ? shortened(words) : title));
}

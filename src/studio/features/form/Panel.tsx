import type { ComponentProps } from "react";
import type { FormField, Showing, Steps } from "#core/studio.ts";
import type { FormPanel } from "#studio/desk/panels.ts";
import { fieldAt } from "#studio/desk/state.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { FieldOf } from "#studio/fields/FieldOf.tsx";
import { type Beside, type FeaturePanel, useAdded } from "#studio/fields/feature.tsx";
import { shownParts } from "#studio/fields/item-key.ts";
import { Neighbours } from "#studio/fields/neighbours.ts";
import { Sample, WithinSample } from "#studio/fields/Sample.tsx";
import { shortened } from "#studio/page/shortened.ts";
import { Holders } from "#studio/parts/Holders.tsx";
import { ReadIn } from "#studio/parts/read-in.ts";
import { words } from "./words.ts";

/** What was chosen, and below it what else belongs to it. */
function Fields({ given: panel }: { given: FormPanel }) {
	const { form, chosen, showing } = panel;
	const editor = useEditor();
	// What shows where is found anew.
	useStudio((state) => state.drawn);
	const say = useSay();
	const shown = useStudio((state) => state.markedPage?.file);
	const markedPage = useStudio((state) => state.markedPage);
	const isSection = form.file === shown && form.path.length === 2 && form.path[0] === "sections";
	const field = chosen && fieldAt(form, chosen);
	const holder = markedPage?.holders.find(({ file }) => file === form.file);
	const others = partsOf(form).filter((each) => each !== field);
	const list = listAround(form.path);
	// All else that is opened says by itself that it is an example.
	const block = form.content.is === "block" ? form : undefined;
	return (
		<ReadIn value={form.revision}>
			<Neighbours value={partsOf(form)}>
				<AddedFields place="AboveFields" panel={panel} field={field} />
				{showing && <FactNotice showing={showing} />}
				{!showing && shown !== form.file && (
					<p className="notice">{holder ? say(words.otherPage, { name: holder.name }) : say(words.otherPart)}</p>
				)}
				{isSection && <Holders title={say(words.factsHere)} holders={editor.page.holdersIn(form.path[1])} />}
				{block && <Sample field={block} />}
				<WithinSample of={block}>
					{field && (
						<div data-chosen>
							<FieldOf key={field.path.at(-1)} field={field} />
						</div>
					)}
					<AddedFields place="BehindField" panel={panel} field={field} />
					{list && (
						<p className="acts">
							<button type="button" onClick={() => void editor.openAt({ file: form.file, path: list })}>
								{say(words.toList)}
							</button>
						</p>
					)}
					{field && others.length > 0 ? (
						<details>
							<summary>{say(words.more, { name: shortened(form.label) })}</summary>
							{others.map((each) => (
								<FieldOf key={each.path.at(-1)} field={each} />
							))}
						</details>
					) : (
						others.map((each) => <FieldOf key={each.path.at(-1)} field={each} />)
					)}
					<AddedFields place="BelowFields" panel={panel} field={field} />
				</WithinSample>
			</Neighbours>
		</ReadIn>
	);
}

function AddedFields({
	place,
	...given
}: ComponentProps<Beside> & { place: "AboveFields" | "BehindField" | "BelowFields" }) {
	return useAdded(place).map(([feature, Each]) => <Each key={feature} {...given} />);
}

/** The innermost list in which something stands; the sections of a page have a panel of their own. */
function listAround(path: Steps): Steps | undefined {
	const at = path.findLastIndex((step) => typeof step === "number");
	return at > 0 && !(at === 1 && path[0] === "sections") ? path.slice(0, at) : undefined;
}

/** The fields of a block, or a list as a whole; the sections of a page have a list of their own. */
function partsOf(field: FormField): readonly FormField[] {
	const { content } = field;
	if (content.is === "list") return content.item ? [field] : content.items;
	if (content.is === "value") return [];
	return shownParts(field).filter(({ content: part }) => part.is !== "list" || part.item !== undefined);
}

/** A longer list of pages is opened by who wants to see it. */
const mostShown = 6;

function FactNotice({ showing }: { showing: Showing }) {
	const say = useSay();
	const count = showing.pages.length;
	const pages = count === 1 ? say(words.onePage) : say(words.pages, { count });
	const languages =
		showing.languages === 1 ? say(words.oneLanguage) : say(words.languages, { count: showing.languages });
	return (
		<details className="notice" open={count <= mostShown}>
			<summary>{say(words.fact, { pages, languages })}</summary>
			<ul>
				{showing.pages.map(({ path, title }) => (
					<li key={path}>
						<a href={path}>{title}</a>
					</li>
				))}
			</ul>
		</details>
	);
}

export const panel: FeaturePanel<"form"> = {
	title: ({ form: { file, path, label, of } }, { state, say }) => {
		if (path.length === 0 && file === state.markedPage?.file) return say(shared.page);
		return of ? `${shortened(of)}: ${shortened(label)}` : shortened(label);
	},
	Panel: Fields,
	key: ({ opened }) => String(opened),
};

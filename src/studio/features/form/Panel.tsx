import type { FormField } from "#core/studio.ts";
import { fieldAt, type Panel } from "#studio/desk/state.ts";
import { useStudio } from "#studio/desk/use-studio.ts";
import { ToMenu } from "#studio/features/menu/ToMenu.tsx";
import { AboutPage } from "#studio/features/pages/AboutPage.tsx";
import { Discard } from "#studio/features/pages/Discard.tsx";
import { InLanguages } from "#studio/features/translations/InLanguages.tsx";
import { FieldOf } from "#studio/fields/FieldOf.tsx";
import { shortened } from "#studio/page/shortened.ts";
import { Holders } from "#studio/parts/Holders.tsx";
import { words } from "./words.ts";

/** What was chosen, and below it what else belongs to it. */
export function Fields({ panel }: { panel: Panel & { is: "fields" } }) {
	const { form, chosen, showing } = panel;
	const { studio, state, say } = useStudio();
	const isSection = form.file === state.shadow?.file && form.path.length === 2 && form.path[0] === "sections";
	const field = chosen && fieldAt(form, chosen);
	const holder = state.shadow?.holders.find(({ file }) => file === form.file);
	const others = partsOf(form).filter((each) => each !== field);
	return (
		<>
			{form.path.length === 0 && !chosen && form.file === state.shadow?.file && <AboutPage file={form.file} />}
			{showing && <FactNotice showing={showing} />}
			{!showing && state.shadow?.file !== form.file && (
				<p className="notice">{say(words.otherPage, { name: holder?.name ?? form.file.replace(/^content\//, "") })}</p>
			)}
			{isSection && <Holders title={say(words.factsHere)} holders={studio.page.holdersIn(form.path[1])} />}
			{field && (
				<div data-chosen>
					<FieldOf field={field} />
				</div>
			)}
			{field?.content.is === "value" && <InLanguages spot={field} />}
			{field && others.length > 0 ? (
				<details>
					<summary>{say(words.more, { name: shortened(form.label) })}</summary>
					{others.map((each) => (
						<FieldOf key={JSON.stringify(each.path)} field={each} />
					))}
				</details>
			) : (
				others.map((each) => <FieldOf key={JSON.stringify(each.path)} field={each} />)
			)}
			{form.path[0] === "menu" && <ToMenu />}
			{showing && form.path.length === 1 && <Discard form={form} />}
		</>
	);
}

/** The fields of a block; the sections of a page have a list of their own. */
function partsOf({ content }: FormField): readonly FormField[] {
	if (content.is !== "block") return content.is === "list" ? content.items : [];
	return content.fields.filter(({ content: part }) => part.is !== "list" || part.item !== undefined);
}

/** A longer list of pages is opened by who wants to see it. */
const mostShown = 6;

function FactNotice({ showing }: { showing: NonNullable<(Panel & { is: "fields" })["showing"]> }) {
	const { say } = useStudio();
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

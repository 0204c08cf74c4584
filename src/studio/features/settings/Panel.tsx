import type { Form } from "#core/studio.ts";
import type { Topic, TopicName } from "#studio/brain/settings/topics.ts";
import { tellFailure } from "#studio/desk/failure.ts";
import type { Panels } from "#studio/desk/panels.ts";
import { ask as desk } from "#studio/desk/server.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { FieldOf } from "#studio/fields/FieldOf.tsx";
import type { FeaturePanel } from "#studio/fields/feature.tsx";
import { Icon } from "#studio/parts/Icon.tsx";
import { OneMore } from "#studio/parts/OneMore.tsx";
import { ReadIn } from "#studio/parts/read-in.ts";
import { ask } from "./client.ts";
import { topics, words } from "./words.ts";

declare module "#studio/desk/panels.ts" {
	interface Panels {
		/** One topic, or all to choose from. */
		settings: { readonly topic: TopicName } | undefined;
	}
}

/** What is set for the whole site, by what people call it. */
function Settings({ given }: { given: Panels["settings"] }) {
	return given ? <OneTopic name={given.topic} /> : <Topics />;
}

const names = Object.keys(topics) as TopicName[];

function Topics() {
	const editor = useEditor();
	const say = useSay();
	return (
		<>
			<p className="about">{say(words.aboutSettings)}</p>
			<ul className="topics">
				{names.map((topic) => (
					<li key={topic}>
						<button type="button" onClick={() => editor.openPanel("settings", { topic })}>
							<span>{say(topics[topic].name)}</span>
							<small>{say(topics[topic].about)}</small>
						</button>
					</li>
				))}
			</ul>
		</>
	);
}

function OneMoreForm() {
	const { answer } = useAnswer("forms", () => desk.oneMore({ file: "content/facts/forms.yaml" }));
	return (
		answer && (
			<p className="acts">
				<OneMore start={answer} />
			</p>
		)
	);
}

interface Read {
	readonly topic: Topic;
	/** In the order of its spots. */
	readonly forms: readonly Form[];
}

function OneTopic({ name }: { name: TopicName }) {
	const editor = useEditor();
	const say = useSay();
	const revision = useStudio((state) => state.session?.revision);
	const read = async (): Promise<Read | undefined> => {
		const topic = (await ask.settings()).find((each) => each.name === name);
		if (!topic) return undefined;
		const panels = await Promise.all(topic.spots.map((spot) => editor.reading.form(spot, spot.path)));
		return { topic, forms: panels.map(({ form }) => form) };
	};
	const { answer, failure } = useAnswer(revision, read);
	return (
		<div className="topic">
			<p className="acts">
				<button type="button" onClick={() => editor.openPanel("settings")}>
					{say(words.allSettings)}
				</button>
			</p>
			<p className="about">{say(topics[name].about)}</p>
			{name === "menu" && (
				<button type="button" className="button wide" onClick={() => editor.openPanel("menu")}>
					<Icon name="rows" />
					{say(shared.menuOrder)}
				</button>
			)}
			{failure && <p className="notice">{failure.is === "refused" ? say(words.toMend) : tellFailure(failure, say)}</p>}
			{!answer && !failure && <p role="status">{say(shared.wait)}</p>}
			{answer && <Fields {...answer} />}
			{answer && name === "forms" && <OneMoreForm />}
		</div>
	);
}

function Fields({ topic: { spots, ways }, forms }: Read) {
	const editor = useEditor();
	return (
		<>
			{ways.length > 0 && (
				<ul className="topics">
					{ways.map((way) => (
						<li key={way.file + JSON.stringify(way.path)}>
							<button type="button" onClick={() => void editor.openAt(way)}>
								<span>{way.of}</span>
								{way.shownOn.length > 0 && <small>{way.shownOn.join(", ")}</small>}
							</button>
						</li>
					))}
				</ul>
			)}
			{forms.map((form, at) => {
				const { of } = spots[at] ?? {};
				return (
					<ReadIn key={form.file + JSON.stringify(form.path)} value={form.revision}>
						{of !== undefined && of !== spots[at - 1]?.of && <h3>{of}</h3>}
						<FieldOf field={form} />
					</ReadIn>
				);
			})}
		</>
	);
}

export const panel: FeaturePanel<"settings"> = {
	title: (given, { say }) => say(given ? topics[given.topic].name : words.settings),
	Panel: Settings,
	key: (given) => given?.topic ?? "",
};

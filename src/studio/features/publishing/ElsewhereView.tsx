import type { Elsewhere } from "#core/studio-publishing.ts";
import { useSay, useStudio } from "#studio/desk/use-studio.ts";
import { OthersText } from "#studio/parts/OthersText.tsx";
import { OthersValue } from "./OthersValue.tsx";
import { words } from "./words.ts";

/** What others put online meanwhile, and what of that says something else than what was changed here. */
export function ElsewhereView({ elsewhere }: { elsewhere: Elsewhere | undefined }) {
	const say = useSay();
	const language = useStudio((state) => state.language);
	if (!elsewhere) return <p className="about">{say(words.asksServer)}</p>;
	const { isKnown, news, texts, values, places, clash } = elsewhere;
	const list = new Intl.ListFormat(language);
	const people = list.format(news.map(({ who, count }) => say(words.countOf, { who, count })));
	return (
		<>
			{!isKnown && <p className="notice">{say(words.serverSilent)}</p>}
			{news.length > 0 && <p className="notice">{say(words.newsOnServer, { people })}</p>}
			{clash !== "" && (
				<section className="trouble" aria-labelledby="clash">
					<h3 id="clash">{say(words.clash)}</h3>
					{texts.length + values.length > 0 && <p>{say(words.aboutClash)}</p>}
					<ul className="others">
						{texts.map((text) => (
							<OthersText key={JSON.stringify([text.file, text.path])} text={text} />
						))}
						{values.map((value) => (
							<OthersValue key={JSON.stringify([value.file, value.path])} value={value} />
						))}
					</ul>
					{places.length > 0 && <p>{say(words.clashPlaces, { places: list.format(places) })}</p>}
				</section>
			)}
		</>
	);
}

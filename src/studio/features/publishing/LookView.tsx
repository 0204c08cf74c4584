import { useState } from "react";
import { type Language, languageNameOf, sourceIn } from "#core/languages.ts";
import { localize, splitLanguage } from "#core/paths.ts";
import type { Publishing } from "#core/studio-publishing.ts";
import { useLanguages, useSay } from "#studio/desk/use-studio.ts";
import { Changes } from "#studio/parts/ReviewWords.tsx";
import { Choice } from "./Choice.tsx";
import { Frame } from "./Frame.tsx";
import { Preview } from "./Preview.tsx";
import { words } from "./words.ts";

/** Pixels that a screen is wide. */
const widths = { phone: 390, tablet: 820, desk: 1280 } as const;

/** On a smaller screen two pages beside each other are too small to be read. */
const roomy = 900;

/** A page as it is online and as it will be, on a phone, a tablet and a computer, in each language. */
export function LookView({ found }: { found: Publishing | undefined }) {
	const say = useSay();
	const languages = useLanguages();
	const source = sourceIn(languages);
	const here = splitLanguage(location.pathname, languages);
	const [path, setPath] = useState(here.path);
	const [language, setLanguage] = useState<Language>(here.language);
	const [width, setWidth] = useState<keyof typeof widths>("phone");
	const [version, setVersion] = useState<"both" | "online" | "soon">(innerWidth < roomy ? "soon" : "both");
	const chapters = found?.review?.chapters ?? [];
	const pages = new Set([path, here.path, ...chapters.flatMap(({ page }) => page ?? [])]);
	const changes = chapters.flatMap((chapter) => (chapter.page === path ? chapter.changes : []));
	const address = localize(path, language, source);
	const follow = (to: string) => {
		const next = splitLanguage(to, languages);
		setPath(next.path);
		setLanguage(next.language);
	};
	const frame = (which: "online" | "now") => (
		<Frame
			key={which}
			version={which}
			title={say(which === "online" ? words.asOnline : words.asSoon)}
			path={address}
			width={widths[width]}
			follow={follow}
		/>
	);
	return (
		<div className="look">
			<div className="choices">
				<Choice
					label={say(words.whichPage)}
					value={path}
					options={[...pages].map((each) => [each, each])}
					choose={setPath}
				/>
				<Choice
					label={say(words.whichLanguage)}
					value={language}
					options={languages.map((each) => [each, languageNameOf(each)])}
					choose={(each) => setLanguage(each as Language)}
				/>
				<Choice
					label={say(words.width)}
					value={width}
					options={(["phone", "tablet", "desk"] as const).map((each) => [each, say(words[each])])}
					choose={(each) => setWidth(each as keyof typeof widths)}
				/>
				<Choice
					label={say(words.which)}
					value={version}
					options={(["both", "online", "soon"] as const).map((each) => [each, say(words[each])])}
					choose={(each) => setVersion(each as typeof version)}
				/>
			</div>
			<div className="beside">
				<div className="frames" data-version={version}>
					{version !== "soon" && frame("online")}
					{version !== "online" && frame("now")}
				</div>
				<section className="review" aria-labelledby="page-changes">
					<h3 id="page-changes">{say(words.pageChanges)}</h3>
					{changes.length > 0 ? <Changes changes={changes} /> : <p className="about">{say(words.noPageChanges)}</p>}
					<Preview />
				</section>
			</div>
		</div>
	);
}

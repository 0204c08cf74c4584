import { plainText } from "#core/resolved.ts";
import { Buttons } from "#ui/Button.tsx";
import { useShell, useWords } from "#ui/context.tsx";
import { Prose } from "#ui/Prose.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { AreaMap } from "./AreaMap.tsx";
import { answerTo } from "./answer.ts";
import { SearchBox } from "./SearchBox.tsx";
import { TownList } from "./TownList.tsx";
import type { TownsProps } from "./types.ts";
import { useTownSearch } from "./useTownSearch.ts";
import type ownWords from "./words.ts";

/** Search box and explanation beside a map of the towns; below them the whole list. */
export default function TownsView({ data, id }: TownsProps) {
	const { title, intro, area, label, hint, branches = [], note, buttons } = data;
	const { lang } = useShell();
	const words = useWords<typeof ownWords>();
	const { input, onInput, towns, marked, settled, found } = useTownSearch(area);
	const answer = answerTo(settled, found, { words, lang, region: plainText(area.region), branches });
	return (
		<div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-2">
			<div className={area.map ? "" : "lg:col-span-2"}>
				<SectionHead title={title} intro={intro} className="" />
				<div className="needs-script">
					<SearchBox id={id} label={label} hint={hint} input={input} onInput={onInput} answer={answer} />
				</div>
				{note && <Prose html={note} className="measure mt-6" />}
				<Buttons buttons={buttons} className="mt-8" />
			</div>
			{area.map && <AreaMap map={area.map} towns={towns} marked={marked} />}
			<div className="lg:col-span-2">
				<TownList towns={towns} marked={marked} />
			</div>
		</div>
	);
}

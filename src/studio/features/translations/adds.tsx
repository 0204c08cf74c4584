import { sourceIn } from "#core/languages.ts";
import { splitLanguage } from "#core/paths.ts";
import { useLanguages, useSay, useStudio } from "#studio/desk/use-studio.ts";
import type { Adds, Beside } from "#studio/fields/feature.tsx";
import { PanelAction } from "#studio/parts/PanelAction.tsx";
import { InLanguages } from "./InLanguages.tsx";
import { words } from "./words.ts";

/** There is something to translate, or the page is a translation. */
function TranslationsAction() {
	const say = useSay();
	// Another page may be in another language.
	useStudio((state) => state.markedPage);
	const languages = useLanguages();
	const count = useStudio((state) => state.session?.outdated ?? 0);
	if (count === 0 && splitLanguage(location.pathname, languages).language === sourceIn(languages)) return null;
	const label = say(words.translations);
	return (
		<PanelAction
			panel="translations"
			icon="language"
			count={count}
			name={count === 0 ? undefined : `${label}: ${say(count === 1 ? words.outdatedOne : words.outdated, { count })}`}
		>
			{label}
		</PanelAction>
	);
}

const BehindField: Beside = ({ field }) => field?.content.is === "value" && <InLanguages spot={field} />;

export const adds: Adds = { action: [90, TranslationsAction], BehindField };

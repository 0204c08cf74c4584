import { type Language, languageNameOf } from "#core/languages.ts";
import type { Spot } from "#core/studio.ts";
import type { Panels } from "#studio/desk/panels.ts";
import type { FeaturePanel } from "#studio/fields/feature.tsx";
import { OpenTranslations } from "./OpenTranslations.tsx";
import { Translation } from "./Translation.tsx";
import { words } from "./words.ts";

declare module "#studio/desk/panels.ts" {
	interface Panels {
		/** A text in another language; without one, what is to be translated. */
		translations: { readonly spot: Spot; readonly language: Language } | undefined;
	}
}

function Translations({ given }: { given: Panels["translations"] }) {
	return given ? <Translation key={JSON.stringify(given.spot)} {...given} /> : <OpenTranslations />;
}

export const panel: FeaturePanel<"translations"> = {
	title: (given, { say }) =>
		given ? say(words.translatedInto, { language: languageNameOf(given.language) }) : say(words.translations),
	Panel: Translations,
};

import type { Panels } from "#studio/desk/panels.ts";
import type { FeaturePanel } from "#studio/fields/feature.tsx";
import { Wizard } from "./Wizard.tsx";
import { WizardList } from "./WizardList.tsx";
import type { WizardGiven } from "./wizard-given.ts";
import { words } from "./words.ts";

declare module "#studio/desk/panels.ts" {
	interface Panels {
		/** Without anything given: what can be begun. */
		pages: WizardGiven | undefined;
	}
}

function Pages({ given }: { given: Panels["pages"] }) {
	return given ? <Wizard key={given.what} given={given} /> : <WizardList />;
}

export const panel: FeaturePanel<"pages"> = {
	title: (given, { say }) => given?.title ?? say(words.newWhat),
	Panel: Pages,
};

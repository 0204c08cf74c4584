import { type RefObject, useEffect, useState } from "react";
import { fill } from "#core/fill.ts";
import { sourceIn } from "#core/languages.ts";
import { plainText } from "#core/resolved.ts";
import { useShell, useWords } from "#ui/context.tsx";
import { inSentence } from "#ui/OpenNow.tsx";
import { type ClosedDays, closedDays, followsPlace } from "./days.ts";
import type { Field, Offer } from "./types.ts";
import type ownWords from "./words.ts";

const none: ReadonlySet<string> = new Set();

/** Which days a form offers, by the place that is chosen in it. */
export function useClosedDays(fields: readonly Field[], form: RefObject<HTMLFormElement | null>) {
	const { lang, languages } = useShell();
	const words = useWords<typeof ownWords>();
	const source = sourceIn(languages);
	const [closed, setClosed] = useState<ClosedDays>();

	function follow(): void {
		if (!form.current) return;
		const now = closedDays(fields, new FormData(form.current), source);
		// What went is no longer in the form, and is said until another place is chosen.
		setClosed((before) => (before && before.name === now?.name ? before : now));
	}

	// What was chosen before the application came, or before somebody went away and back, counts too.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only once.
	useEffect(follow, []);

	const said = () => {
		if (!closed || closed.lost.length === 0) return "";
		const days = new Intl.ListFormat(lang).format(closed.lost.map((day) => inSentence(day, lang)));
		return fill(words.form_days_gone, { place: plainText(closed.name), days });
	};

	return {
		follow,
		forget: () => setClosed(undefined),
		offerOf: (field: Field): Offer | undefined =>
			followsPlace(field, fields) ? { gone: closed?.days ?? none, said: said() } : undefined,
	};
}

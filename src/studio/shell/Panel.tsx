import { type RefObject, Suspense, type SyntheticEvent, useEffect, useMemo, useRef } from "react";
import { languageNames } from "#core/languages.ts";
import { useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { DraftPages } from "#studio/features/drafts/Panel.tsx";
import { Fields } from "#studio/features/form/Panel.tsx";
import { MenuOrder } from "#studio/features/menu/Panel.tsx";
import { Beginnings } from "#studio/features/pages/Beginnings.tsx";
import { Undertake } from "#studio/features/pages/Wizard.tsx";
import { OthersTexts } from "#studio/features/people/Panel.tsx";
import { Wrong } from "#studio/features/problems/Panel.tsx";
import { Publish } from "#studio/features/publishing/Panel.tsx";
import { Sections } from "#studio/features/sections/Panel.tsx";
import { OpenTranslations } from "#studio/features/translations/OpenTranslations.tsx";
import { Translation } from "#studio/features/translations/Translation.tsx";
import { UnsavedList } from "#studio/features/unsaved/Panel.tsx";
import { SiteWords } from "#studio/features/words/Panel.tsx";
import { boxOf, type Hit } from "#studio/page/bind.ts";
import { shortened } from "#studio/page/shortened.ts";
import { Icon } from "#studio/parts/Icon.tsx";
import { Trouble } from "#studio/parts/Trouble.tsx";
import { words } from "./words.ts";

/** That of the panel with the room beside it, in pixels. */
const width = 380;

/** Beside the page, or on a small screen below it: the fields of what was chosen, or the sections of the page. */
export function Panel() {
	const { studio, state, say } = useStudio();
	const { panel, failed, focus, chosen } = state;
	const box = useRef<HTMLElement>(null);
	const given = useRef(0);
	const side = useMemo(() => sideFor(chosen), [chosen]);
	if (!panel) return null;
	const title = {
		fields: () =>
			panel.is === "fields" && (panel.form.path.length > 0 || panel.form.file !== state.shadow?.file)
				? shortened(panel.form.label)
				: "",
		sections: () => say(words.sections),
		menu: () => say(shared.menuOrder),
		words: () => say(panel.is === "words" && panel.key !== undefined ? words.siteWord : shared.siteWords),
		translation: () =>
			panel.is === "translation" ? say(words.translatedInto, { language: languageNames[panel.language] }) : "",
		translations: () => say(words.translations),
		beginnings: () => say(shared.newWhat),
		undertaking: () => (panel.is === "undertaking" ? panel.title : ""),
		drafts: () => say(words.drafts),
		publishing: () => say(shared.publish),
		unsaved: () => say(shared.unsavedTexts),
		others: () => say(words.others),
		problems: () => say(words.problems),
	}[panel.is]();
	return (
		<aside
			ref={box}
			className="panel"
			data-side={side}
			data-aside={state.typing ? "" : undefined}
			aria-labelledby="panel-title"
			onPointerDown={holdField}
			onKeyDown={(event) => event.key === "Tab" && holdField(event)}
		>
			<header>
				<h2 id="panel-title" tabIndex={-1}>
					{title || say(words.page)}
				</h2>
				<button type="button" className="icon" aria-label={say(shared.close)} onClick={() => studio.close()}>
					<Icon name="close" />
				</button>
			</header>
			<Suspense>
				{failed && <Trouble id="failed" saved={failed} />}
				{panel.is === "sections" && <Sections />}
				{panel.is === "menu" && <MenuOrder />}
				{panel.is === "words" && <SiteWords chosen={panel.key} />}
				{panel.is === "fields" && <Fields key={JSON.stringify([panel.form.file, panel.form.path])} panel={panel} />}
				{panel.is === "beginnings" && <Beginnings />}
				{panel.is === "undertaking" && <Undertake key={panel.what} panel={panel} />}
				{panel.is === "drafts" && <DraftPages />}
				{panel.is === "publishing" && <Publish />}
				{panel.is === "unsaved" && <UnsavedList />}
				{panel.is === "others" && <OthersTexts />}
				{panel.is === "problems" && <Wrong />}
				{panel.is === "translation" && (
					<Translation key={JSON.stringify(panel.spot)} spot={panel.spot} language={panel.language} />
				)}
				{panel.is === "translations" && <OpenTranslations />}
				<TakesKeys box={box} focus={focus} given={given} />
			</Suspense>
		</aside>
	);
}

interface TakesKeysProps {
	readonly box: RefObject<HTMLElement | null>;
	readonly focus: number;
	/** For what number they were given last. */
	readonly given: RefObject<number>;
}

/** Gives the keys to what was chosen, as soon as all that it needs is there. */
function TakesKeys({ box, focus, given }: TakesKeysProps) {
	const { studio } = useStudio();
	useEffect(() => {
		if (focus === given.current) return;
		given.current = focus;
		// Once everything is in its place.
		queueMicrotask(() => {
			// By now somebody may type in the page itself.
			if (studio.isTyping) return;
			const [first] = ["[data-first]", ":is(input, textarea, select)"].flatMap(
				(each) => box.current?.querySelector<HTMLElement>(`[data-chosen] ${each}`) ?? [],
			);
			(first ?? box.current?.querySelector("h2"))?.focus();
		});
	}, [studio, box, focus, given]);
	return null;
}

/** What a field shows as long as somebody is in it stays until a click or Tab has come to where it goes. */
function holdField({ currentTarget }: SyntheticEvent<HTMLElement>): void {
	const { activeElement } = currentTarget.getRootNode() as ShadowRoot;
	const left = activeElement?.closest(".field, .passage");
	const hold = (held: boolean) => left?.toggleAttribute("data-held", held);
	hold(true);
	for (const end of ["pointerup", "pointercancel", "keyup"])
		addEventListener(end, () => setTimeout(hold, 0, false), { once: true });
}

/** The panel leaves free what is being changed, and else where lines begin. */
function sideFor(chosen: Hit | undefined): "start" | "end" {
	const isRightToLeft = getComputedStyle(document.documentElement).direction === "rtl";
	const { left, right } = chosen?.node.isConnected ? boxOf(chosen) : { left: innerWidth, right: 0 };
	const atStart = Math.max(0, width - left);
	const atEnd = Math.max(0, right - (innerWidth - width));
	return atStart < atEnd || (isRightToLeft && atStart === atEnd) ? "start" : "end";
}

import { useEffect, useRef } from "react";
import { usualSource } from "#core/languages.ts";
import { splitLanguage } from "#core/paths.ts";
import { useStudio } from "#studio/desk/use-studio.ts";
import { useUnsaved } from "#studio/desk/use-unsaved.ts";
import { PublishAction } from "#studio/features/publishing/PublishAction.tsx";
import { UnsavedAction } from "#studio/features/unsaved/UnsavedAction.tsx";
import { Action } from "#studio/parts/Action.tsx";
import { Icon } from "#studio/parts/Icon.tsx";
import { words } from "./words.ts";

/** What somebody can do at any time, and what became of the last thing. */
export function Toolbar() {
	const { studio, state, say } = useStudio();
	const { editing, panel, shadow, session, others, told, reached } = state;
	const box = useRef<HTMLElement>(null);
	const open = panel !== undefined;
	const source = session?.source ?? usualSource;
	const isTranslation = splitLanguage(location.pathname, source).language !== source;
	const wasOpen = useRef(false);
	// A panel that closes takes the place of the keys with it.
	useEffect(() => {
		const root = box.current?.getRootNode() as ShadowRoot;
		if (wasOpen.current && !open && document.activeElement === document.body && !root.activeElement) {
			// Whoever came with the keys goes on from the text at which they were.
			const from = reached ? root.querySelector<HTMLElement>(".reach") : box.current?.querySelector("button");
			from?.focus({ preventScroll: true });
		}
		wasOpen.current = open;
	}, [open, reached]);
	const file = shadow?.file;
	const page = file === undefined ? undefined : { file, path: [] };
	const about = panel?.is === "fields" && panel.form.file === file && panel.form.path.length === 0 && !panel.chosen;
	return (
		<section ref={box} className="toolbar" aria-label={say(words.studio)}>
			<div className="tools">
				<Action icon="pen" wide pressed={editing} keys="Alt+E" act={() => studio.toggle()}>
					{say(words.edit)}
				</Action>
				<UnsavedAction />
				{page && (
					<>
						<Action
							icon="rows"
							pressed={panel?.is === "sections"}
							act={() => (panel?.is === "sections" ? studio.close() : studio.openPanel({ is: "sections" }))}
						>
							{say(words.sections)}
						</Action>
						<Action icon="page" pressed={about} act={() => (about ? studio.close() : void studio.openAt(page))}>
							{say(words.page)}
						</Action>
					</>
				)}
				<Action
					icon="plus"
					pressed={panel?.is === "beginnings" || (panel?.is === "undertaking" && panel.first > 1)}
					act={() => studio.openPanel({ is: "beginnings" })}
				>
					{say(words.new)}
				</Action>
				{session && session.drafts.length > 0 && (
					<Action
						icon="draft"
						pressed={panel?.is === "drafts"}
						act={() => (panel?.is === "drafts" ? studio.close() : studio.openPanel({ is: "drafts" }))}
					>
						{say(words.draftsCount, { count: session.drafts.length })}
					</Action>
				)}
				{others.length > 0 && (
					<Action
						icon="people"
						pressed={panel?.is === "others"}
						act={() => (panel?.is === "others" ? studio.close() : studio.openPanel({ is: "others" }))}
					>
						{say(words.othersCount, { count: others.length })}
					</Action>
				)}
				{(session?.outdated || isTranslation) && (
					<Action
						icon="language"
						pressed={panel?.is === "translations"}
						act={() => (panel?.is === "translations" ? studio.close() : studio.openPanel({ is: "translations" }))}
					>
						{!session?.outdated
							? say(words.translations)
							: session.outdated === 1
								? say(words.outdatedOne)
								: say(words.outdated, { count: session.outdated })}
					</Action>
				)}
				<PublishAction />
			</div>
			<Again way="undo" />
			<Again way="redo" />
			<p className="told" role="status">
				{told}
			</p>
		</section>
	);
}

/** Takes back, or does again; its name says what. */
function Again({ way }: { way: "undo" | "redo" }) {
	const { studio, say } = useStudio();
	useUnsaved();
	const { [way]: name } = studio.names;
	const text = name === undefined ? say(words[way]) : `${say(words[way])}: ${name}`;
	return (
		<button
			type="button"
			className="icon"
			title={text}
			aria-label={text}
			aria-disabled={name === undefined}
			onClick={() => void studio.again(way)}
		>
			<Icon name={way} />
		</button>
	);
}

import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import type { Beside } from "#studio/fields/feature.tsx";
import { ShowPage } from "#studio/parts/ShowPage.tsx";
import { words } from "./words.ts";

/** What a page is to visitors today, and what can be done with it as a whole. */
export const AboutPage: Beside = ({ panel: { form, chosen } }) => {
	const editor = useEditor();
	const say = useSay();
	const shown = useStudio((state) => state.markedPage?.file);
	const session = useStudio((state) => state.session);
	const { file } = form;
	if (form.path.length > 0 || chosen || file !== shown) return null;
	const draft = session?.drafts.find((each) => each.file === file);
	const address = file.replace(/^content\/pages|(?:\/index)?\.\w+$/g, "") || "/";
	const standing = () => {
		if (!draft) return say(words.visible);
		return draft.from === undefined ? say(words.draft) : say(words.draftUntil, { day: draft.from });
	};
	const open = (what: "rename" | "copy" | "hide" | "remove") => {
		const {
			title,
			act = title,
			told,
		} = {
			rename: { title: say(words.rename), act: undefined, told: say(words.renamed) },
			copy: { title: say(words.copy), act: say(words.make), told: say(words.copied) },
			hide: { title: say(words.hide), act: undefined, told: say(words.hidden) },
			remove: { title: say(words.removePage), act: undefined, told: say(words.pageRemoved) },
		}[what];
		const about = { name: address };
		editor.openPanel("pages", { what, title, act, about, first: 1, told, alarm: what === "remove" });
	};
	return (
		<section className="about-page">
			<p className="standing" data-draft={draft !== undefined || undefined}>
				{standing()}
			</p>
			<p>
				<small>{say(words.address)}</small> <span className="address">{address}</span>
			</p>
			<p className="actions">
				{address !== "/" && (
					<button type="button" onClick={() => open("rename")}>
						{say(words.rename)}
					</button>
				)}
				<button type="button" onClick={() => open("copy")}>
					{say(words.copy)}
				</button>
				{draft && <ShowPage page={draft} />}
				{address !== "/" && !draft && (
					<button type="button" onClick={() => open("hide")}>
						{say(words.hide)}
					</button>
				)}
				{address !== "/" && (
					<button type="button" onClick={() => open("remove")}>
						{say(words.removePage)}
					</button>
				)}
			</p>
		</section>
	);
};

import { useStudio } from "#studio/desk/use-studio.ts";

/** What a page is to visitors today, and what can be done with it as a whole. */
export function AboutPage({ file }: { file: string }) {
	const { studio, state, say } = useStudio();
	const draft = state.session?.drafts.find((each) => each.file === file);
	const address = file.replace(/^content\/pages|(?:\/index)?\.\w+$/g, "") || "/";
	const words = () => {
		if (!draft) return say("visible");
		return draft.from === undefined ? say("draft") : say("draftUntil", { day: draft.from });
	};
	const open = (what: "rename" | "copy" | "remove") => {
		const {
			title,
			act = title,
			told,
		} = {
			rename: { title: say("rename"), act: undefined, told: say("renamed") },
			copy: { title: say("copy"), act: say("make"), told: say("copied") },
			remove: { title: say("removePage"), act: undefined, told: say("pageRemoved") },
		}[what];
		const about = { name: address };
		studio.openPanel({ is: "undertaking", what, title, act, about, first: 1, told, alarm: what === "remove" });
	};
	return (
		<section className="about-page">
			<p className="standing" data-draft={draft !== undefined || undefined}>
				{words()}
			</p>
			<p>
				<small>{say("address")}</small> <span className="address">{address}</span>
			</p>
			<p className="actions">
				{address !== "/" && (
					<button type="button" onClick={() => open("rename")}>
						{say("rename")}
					</button>
				)}
				<button type="button" onClick={() => open("copy")}>
					{say("copy")}
				</button>
				{address !== "/" && (
					<button type="button" onClick={() => open("remove")}>
						{say("removePage")}
					</button>
				)}
			</p>
		</section>
	);
}

import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { EditorLanguage } from "#core/in-language.ts";
import { exampleFacts } from "#pipeline/authoring/examples.ts";
import { noDrafts } from "#pipeline/read/drafts.ts";
import { assertSound, type SoundSite } from "#pipeline/site/site.ts";
import type { ContentState } from "#studio/brain/content/content-state.ts";
import { LiveSite, type LiveSiteHost } from "#studio/brain/content/live-site.ts";
import { drawPage } from "#studio/worker/draw-page.ts";
import { openContent } from "../content/content.ts";
import { loadLocale } from "../content/locale.ts";
import { type Answer, Answers } from "./answers.ts";
import { type CheckThread, checksBeside } from "./check-beside.ts";
import { liveIcons } from "./live-icons.ts";

interface DevServerOptions extends Pick<LiveSiteHost, "tell"> {
	/** Of the reports, when that was asked for. */
	readonly language: EditorLanguage | undefined;
	/** Folder that holds `content`. */
	readonly root: string;
	/** Folder of the program. */
	readonly project: string;
	/** Checks everything; without it, that is done in this thread. */
	readonly thread: CheckThread | undefined;
	/** Hears of a check in which the program failed. */
	readonly fail: (error: unknown) => void;
}

/** The live site on the disk of this computer, with what each of its addresses answers. */
export class DevServer extends LiveSite {
	readonly #answers: Answers;

	constructor({ root, project, language, thread, tell, fail }: DevServerOptions) {
		let examples: SoundSite | undefined;
		super({
			reader: openContent(root, { lazy: true }),
			language,
			checks: (report) => checksBeside({ root, project, language, thread, fail, tell: report }),
			tell,
			newRevision: randomUUID,
			examples: () => {
				examples ??= exampleSite(project);
				return examples;
			},
			render: drawPage,
			icons: liveIcons,
		});
		this.#answers = new Answers(this, project);
	}

	/** Fetches what is said in the language of the site. */
	loadLocale(): Promise<void> {
		return loadLocale(this.language);
	}

	/** Reads the files that changed, and says what is wrong by now; in another language, where they are settings that say so. */
	async refreshed(changed: ReadonlySet<string>): Promise<ContentState> {
		this.refresh(changed);
		await this.loadLocale();
		return this.state;
	}

	/** What an address answers; undefined for what is not the site's. */
	answer(path: string): Promise<Answer | undefined> {
		return this.#answers.answer(path);
	}

	/** An empty page, with what is wrong over it, that opens again with the next change. */
	nothingToShow(): Answer {
		return this.#answers.nothingToShow();
	}
}

function exampleSite(project: string): SoundSite {
	const reader = openContent(join(project, "src/example-site"));
	return assertSound(reader.read({ ...noDrafts, texts: exampleFacts }).site);
}

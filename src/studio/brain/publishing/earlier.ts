import { inLanguage } from "#core/in-language.ts";
import type { EditAnswer } from "#core/studio.ts";
import type { PublicationMessage, Scope, Earlier as Told } from "#core/studio-publishing.ts";
import { noDrafts } from "#pipeline/read/drafts.ts";
import { isText } from "#pipeline/read/files.ts";
import type { Site } from "#pipeline/site/site.ts";
import type { LiveSite } from "../content/live-site.ts";
import { dayAndTime, namedIn } from "../history/names.ts";
import { later } from "../later.ts";
import type { BringBackRequest } from "../requests.ts";
import { changesIn } from "./message.ts";
import { publishingWords } from "./refusals.ts";
import { hunksIn, type Replacement, replacementOf, subjectOf, withHunk } from "./replacement.ts";
import type { Repository } from "./repository.ts";
import type { Version, Versions } from "./versions.ts";

/** Single changes are told one by one as long as they are no more than this. */
const mostParts = 12;

/** A version with the files in which the content differs from it now. */
interface Opened {
	readonly version: Version;
	readonly differing: readonly string[];
}

/** What was made ready once, and how it comes back: as an edit like any other. */
export class Earlier {
	readonly #repository: Pick<Repository, "publications" | "state">;
	readonly #versions: Versions;
	/** So many somebody looked through. */
	#most: number | undefined;

	constructor(repository: Pick<Repository, "publications" | "state">, versions: Versions) {
		this.#repository = repository;
		this.#versions = versions;
	}

	/** The versions that can be brought back, the latest first. */
	async publications({ language }: LiveSite, most?: number): Promise<PublicationMessage[]> {
		this.#most = most;
		const format = dayAndTime(language, this.#versions.now().site);
		const found = await this.#repository.publications(most);
		return found.map(({ commit, author, message, date, parent }) => ({
			commit,
			author,
			message,
			isFirst: parent === undefined,
			when: format.format(new Date(date)),
		}));
	}

	/** What it would change to bring back a version, or a part of it; undefined when there is no such version or part. */
	async at({ language, revision }: LiveSite, commit: string, scope: string): Promise<Told | undefined> {
		const { toldReview } = await later();
		const opened = await this.#open(commit);
		const replacement = opened && this.#replacement(opened, scope);
		if (!replacement) return undefined;
		const { version, differing } = opened;
		// What waits from here on makes it another revision, which is not brought back onto.
		const state = await this.#repository.state();
		const now = this.#versions.now().site;
		const subjects = new Set(differing.filter(isText).map(subjectOf));
		const review = (part: string) => toldReview(now, this.#siteWith(opened, part), language);
		const parts = this.#hunks(opened, scope).map((part): Scope => {
			const [first] = changesIn(review(part));
			return { scope: part, name: first?.sentence ?? inLanguage(unseen, language) };
		});
		return {
			revision,
			review: review(scope),
			scopes: [
				{ scope: "", name: inLanguage(everything, language) },
				...[...subjects].map((file) => ({ scope: file, name: namedIn(file, [now, version.site], language) })),
			],
			parts: parts.length > 1 ? parts : [],
			isAlone: typeof state !== "string" && state.changed.length === 0,
		};
	}

	/** Brings back a version or a part of it, by what writes into the content. */
	async bringBack(
		live: LiveSite,
		{ revision, commit, scope }: BringBackRequest,
		write: (replacement: Replacement) => EditAnswer | Promise<EditAnswer>,
	): Promise<EditAnswer> {
		const { language } = live;
		const opened = await this.#open(commit);
		if (revision !== live.revision) return { refused: inLanguage(publishingWords.changedSince, language) };
		const replacement = opened && this.#replacement(opened, scope);
		return replacement ? write(replacement) : { refused: inLanguage(publishingWords.noVersion, language) };
	}

	/** Only what is on the list is ever asked of Git. */
	async #open(commit: string): Promise<Opened | undefined> {
		const known = await this.#repository.publications(this.#most);
		if (!known.some((each) => each.commit === commit)) return undefined;
		const changed = [...(await this.#versions.changedSince(commit))];
		const version = await this.#versions.at(commit);
		const { texts, come, gone } = replacementOf(changed, { now: this.#versions.now(), earlier: version });
		return { version, differing: [...new Set([...texts.keys(), ...come.keys(), ...gone])].sort() };
	}

	/** Of everything, of a file with its translations, or of one hunk of it: `content/pages/contact.yaml#2`. */
	#replacement({ version, differing }: Opened, scope: string): Replacement | undefined {
		const [subject = "", number] = scope.split("#");
		const files = scope === "" ? differing : differing.filter((file) => isText(file) && subjectOf(file) === subject);
		if (files.length === 0) return undefined;
		if (number === undefined) return replacementOf(files, { now: this.#versions.now(), earlier: version });
		const then = replacementOf([subject], { now: this.#versions.now(), earlier: version }).texts.get(subject);
		const now = this.#versions.now().site.texts.get(subject);
		if (then === undefined || now === undefined) return undefined;
		return { texts: new Map([[subject, withHunk(now, then, Number(number))]]), come: new Map(), gone: [] };
	}

	/** The hunks in which a file differs, as parts of its scope. */
	#hunks({ version }: Opened, scope: string): string[] {
		const [subject = ""] = scope.split("#");
		const then =
			subject && replacementOf([subject], { now: this.#versions.now(), earlier: version }).texts.get(subject);
		const now = this.#versions.now().site.texts.get(subject);
		const count = then && now !== undefined ? hunksIn(now, then) : 0;
		return count > mostParts ? [] : Array.from({ length: count }, (_, number) => `${subject}#${number}`);
	}

	#siteWith(opened: Opened, scope: string): Site {
		if (scope === "") return opened.version.site;
		const { texts, come, gone } = this.#replacement(opened, scope) ?? nothing;
		const coming = [...come].map(([file, bytes]) => [file, new TextDecoder().decode(bytes)] as const);
		const drafts = { ...noDrafts, texts: new Map([...texts, ...coming]), gone: new Set(gone) };
		return this.#versions.imagined(drafts);
	}
}

const nothing: Replacement = { texts: new Map(), come: new Map(), gone: [] };

const everything = { nl: "Alles", en: "Everything" };

const unseen = { nl: "Iets dat een bezoeker niet ziet", en: "Something that no visitor sees" };

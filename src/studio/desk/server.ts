import type { Language } from "#core/languages.ts";
import type {
	Answers,
	Beginning,
	EditAnswer,
	EditRequest,
	FarReaching,
	Form,
	Gallery,
	KnownFact,
	OthersText,
	Session,
	ShadowPage,
	Showing,
	Spot,
	UndertakeRequest,
	Undertaking,
} from "#core/studio.ts";
import type { SitePicture, UploadAnswer } from "#core/studio-files.ts";
import type { MenuMove, MenuPoint } from "#core/studio-menu.ts";
import type {
	BringBackRequest,
	Earlier,
	Elsewhere,
	Look,
	PreviewAnswer,
	ProposalRequest,
	PublishAnswer,
	Publishing,
	PublishRequest,
	ToldPublication,
	WhatIsWrong,
} from "#core/studio-publishing.ts";
import type {
	OpenTranslation,
	PostponeRequest,
	ProposeAnswer,
	ProposeRequest,
	SiteWord,
	TranslateRequest,
	TranslationsHere,
	WordRequest,
} from "#core/studio-translations.ts";

/** Known to the pages of this start of Studio alone. */
const token = document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? "";

/** What the server of Studio answers. Each of these fails with words for a person when it cannot be reached. */
export const server = {
	session: () => ask<Session>("session"),
	/** The page at an address with its marks. */
	shadow: (path: string) => ask<ShadowPage>("shadow", { path }),
	/** The fields of what stands at a place. */
	form: ({ file, path }: Spot) => ask<Form>("form", { file, path: JSON.stringify(path) }),
	/** Where a fact shows. */
	where: ({ file, path }: Spot) => ask<Showing>("where", { file, path: JSON.stringify(path) }),
	/** What somebody can begin. */
	beginnings: () => ask<readonly Beginning[]>("beginnings"),
	/** What is asked of somebody who does something, with what came of the answers so far. */
	undertaking: (what: string, answers: Answers) =>
		ask<Undertaking>("undertaking", { what, answers: JSON.stringify(answers) }),
	undertake: (request: UndertakeRequest) => tell<EditAnswer>("undertake", request),
	/** The pictures of the site. */
	pictures: () => ask<readonly SitePicture[]>("pictures"),
	/** Sends a file. */
	async upload(name: string, body: Blob, type: string): Promise<UploadAnswer | "too large"> {
		const headers = { "X-Studio-Token": token, "Content-Type": type };
		const response = await fetch(`/@studio/upload?${new URLSearchParams({ name })}`, { method: "POST", headers, body });
		return response.status === 413 ? "too large" : answerOf<UploadAnswer>(response);
	},
	/** What leads to a section or an item. */
	links: ({ file, path }: Spot) => ask<Showing>("links", { file, path: JSON.stringify(path) }),
	/** What a text can hold. */
	facts: () => ask<readonly KnownFact[]>("facts"),
	/** What each of those shows, by its name. */
	async shownFacts(): Promise<ReadonlyMap<string, string>> {
		return new Map((await server.facts()).map(({ name, shows }) => [name, shows]));
	},
	/** What can be added to a page. */
	gallery: () => ask<Gallery>("gallery"),
	/** What other people wrote in copies of their own. */
	others: () => ask<readonly OthersText[]>("others"),
	/** A text beside its translations, or the one into a language. */
	translations: ({ file, path }: Spot, language?: Language) =>
		ask<TranslationsHere>("translations", { file, path: JSON.stringify(path), ...(language && { language }) }),
	/** The words of what surrounds the pages. */
	words: () => ask<readonly SiteWord[]>("words"),
	changeWord: (request: WordRequest) => tell<EditAnswer>("word", request),
	/** What is to be translated. */
	openTranslations: () => ask<readonly OpenTranslation[]>("open-translations"),
	translate: (request: TranslateRequest) => tell<EditAnswer>("translate", request),
	/** Asks the program of the site; `signal` stops it. */
	proposeTranslations: (request: ProposeRequest, signal: AbortSignal) =>
		tell<ProposeAnswer>("propose-translations", request, signal),
	postpone: (request: PostponeRequest) => tell<EditAnswer>("postpone", request),
	menu: () => ask<readonly MenuPoint[]>("menu"),
	moveInMenu: (request: MenuMove) => tell<EditAnswer>("menu-move", request),
	edit: (request: EditRequest) => tell<EditAnswer | FarReaching>("edit", request),
	/** What is wrong with the content. */
	problems: () => ask<WhatIsWrong>("problems"),
	/** How many changes are not made ready. */
	changes: () => ask<{ readonly count: number }>("changes"),
	/** Where the work stands between this computer and the world. */
	publishing: () => ask<Publishing>("publishing"),
	publish: (request: PublishRequest) => tell<PublishAnswer>("publish", request),
	/** What others put online meanwhile. */
	elsewhere: () => ask<Elsewhere>("elsewhere"),
	propose: (request: ProposalRequest) => tell<PublishAnswer>("propose", request),
	/** The versions that can be brought back. */
	publications: () => ask<readonly ToldPublication[]>("publications"),
	/** What it would change to bring back a version, or a part of it. */
	earlier: (commit: string, scope: string) => ask<Earlier>("earlier", { commit, scope }),
	bringBack: (request: BringBackRequest) => tell<EditAnswer>("bring-back", request),
	/** A page of a version. */
	look: (version: "online" | "now", path: string) => ask<Look>("look", { version, path }),
	preview: () => tell<PreviewAnswer>("preview", {}),
	undo: () => tell<EditAnswer>("undo", {}),
	redo: () => tell<EditAnswer>("redo", {}),
};

/** The server answers that it has no answer. */
export class Unanswered extends Error {
	readonly status: number;

	constructor(status: number, words: string) {
		super(words);
		this.status = status;
	}
}

async function ask<T>(name: string, query: Readonly<Record<string, string>> = {}): Promise<T> {
	const address = `/@studio/${name}?${new URLSearchParams(query)}`;
	return answerOf<T>(await fetch(address, { headers: { "X-Studio-Token": token } }));
}

async function tell<T>(name: string, body: unknown, signal: AbortSignal | null = null): Promise<T> {
	const headers = { "X-Studio-Token": token, "Content-Type": "application/json" };
	return answerOf<T>(await fetch(`/@studio/${name}`, { method: "POST", headers, body: JSON.stringify(body), signal }));
}

async function answerOf<T>(response: Response): Promise<T> {
	if (!response.ok) throw new Unanswered(response.status, await response.text());
	return (await response.json()) as T;
}

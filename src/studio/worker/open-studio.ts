import { once } from "#core/remembered.ts";
import type { PhotoStep } from "#core/studio-files.ts";
import { exampleFacts } from "#pipeline/authoring/examples.ts";
import { SiteReader } from "#pipeline/load/site-reader.ts";
import { noDrafts } from "#pipeline/read/drafts.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { brainOver } from "#studio/brain/brain-over.ts";
import type { ContentState } from "#studio/brain/content/content-state.ts";
import { LiveSite } from "#studio/brain/content/live-site.ts";
import { fetched, hearMissing } from "#studio/brain/fetched.ts";
import { later } from "#studio/brain/later.ts";
import type { StoreAddress, StudioWorker, WorkerEvent } from "#studio/brain/studio-worker.ts";
import { answerCall } from "./calls.ts";
import { checksAcross } from "./checks.ts";
import { drawPage } from "./draw-page.ts";
import { exampleFiles } from "./example-files.ts";
import { GivenIcons } from "./given-icons.ts";
import { Entrance } from "./hosted/door.ts";
import { fetchIcons, icons } from "./icons.ts";
import { loadLocale } from "./load-locale.ts";
import { type OpenedStore, openStore } from "./open-store.ts";
import { PictureAddresses } from "./picture-addresses.ts";
import { ShownData } from "./shown-data.ts";

const fetchTidying = fetched(() => import("./tidy-photo.ts"));

interface Opened {
	readonly live: LiveSite;
	readonly opened: OpenedStore;
	readonly pictures: PictureAddresses | undefined;
	readonly shown: ShownData;
	readonly brainFor: ReturnType<typeof brainOver>;
}

/** The brain of Studio as its page calls it. Nothing is open before `open` was called. */
export function openStudio(): StudioWorker {
	const running = new Map<number, AbortController>();
	let open: Opened | undefined;
	let entrance: Entrance | undefined;
	let tellPhoto: (number: number, step: PhotoStep) => void = () => {};
	const now = () => {
		if (!open) throw new Error("Studio is not open yet.");
		return open;
	};
	return {
		async open(address, path, hear, checks) {
			entrance = new Entrance((door) => hear({ is: "door", door }));
			tellPhoto = (number, step) => hear({ is: "photo", number, step });
			hearMissing(() => hear({ is: "missing" }));
			open = await begin(address, entrance, hear, checks);
			return open.shown.at(path);
		},
		live: (lock) =>
			new Promise((held) => {
				void navigator.locks.request(lock, () => {
					held();
					return new Promise<never>(() => {});
				});
			}),
		check: () => now().live.check(),
		fetchRest() {
			Promise.all([later(), fetchTidying(), fetchIcons(now().live.language)]).catch(console.warn);
		},
		enter(answer) {
			if (answer.do === "again" && open) void open.opened.signInAgain();
			else entrance?.answer(answer);
		},
		person: async () => now().opened.person,
		leave: () => now().opened.leave(),
		state: async () => now().live.state,
		async call(name, sent, number) {
			const aborting = new AbortController();
			running.set(number, aborting);
			try {
				const asked = { signal: aborting.signal, tellPhoto: (step: PhotoStep) => tellPhoto(number, step) };
				const { brainFor, live, pictures } = now();
				await loadLocale(live.language);
				const answer = await answerCall(brainFor(asked), name, sent);
				return pictures && answer.is === "answer" ? { ...answer, answer: pictures.inAnswer(answer.answer) } : answer;
			} catch (error) {
				console.error(error);
				return { is: "unanswered", status: 500, words: error instanceof Error ? (error.stack ?? error.message) : "" };
			} finally {
				running.delete(number);
			}
		},
		cancel: (number) => running.get(number)?.abort(),
		shown: async (path) => now().shown.at(path),
		data: async (address) => now().shown.json(address),
		address: async (file) => now().pictures?.of(`content/${file}`) ?? `/${file}`,
	};
}

async function begin(
	address: StoreAddress,
	entrance: Entrance,
	hear: (event: WorkerEvent) => void,
	checks: MessagePort,
): Promise<Opened> {
	const fail = (error: unknown) =>
		hear({ is: "failed", words: error instanceof Error ? (error.stack ?? error.message) : String(error) });
	let reading: { readonly live: LiveSite; readonly shown: ShownData } | undefined;
	const hearChange = (state: ContentState) => hear({ is: "changed", state, shown: reading?.shown.again() });
	const opened = await openStore(address, entrance, {
		// What changes while it is being opened is read with the rest.
		changed: (names) => reading && hearChange(reading.live.refresh(names)),
		drafted: (who) => hear({ is: "others", who: [...who] }),
		door: (door) => hear({ is: "door", door }),
		trouble: (trouble) => hear({ is: "trouble", trouble }),
		restarted: () => hear({ is: "restarted" }),
		fail,
	});
	const { store, isHere } = opened;
	const live = new LiveSite({
		reader: new SiteReader(store.files, { lazy: true, skipsUnknown: true }),
		language: address.language,
		checks: (tell) => checksAcross({ port: checks, address, files: isHere ? store.files : undefined, tell, fail }),
		tell: (state) => hear({ is: "checked", state }),
		newRevision: () => crypto.randomUUID(),
		examples: once(() => assertSound(new SiteReader(exampleFiles()).read({ ...noDrafts, texts: exampleFacts }).site)),
		render: drawPage,
		icons,
	});
	const pictures = isHere ? new PictureAddresses(store.files) : undefined;
	const given = new GivenIcons(icons, (symbols) => hear({ is: "icons", symbols }));
	const shown = new ShownData(live, given, pictures);
	reading = { live, shown };
	await loadLocale(live.language);
	const tell = (state: ContentState) => {
		opened.edited();
		hearChange(state);
	};
	return {
		live,
		opened,
		pictures,
		shown,
		brainFor: brainOver({
			live,
			store,
			tidyPhoto: async (...photo) => (await fetchTidying()).tidyPhoto(...photo),
			tell,
		}),
	};
}

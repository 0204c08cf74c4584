import icons from "virtual:icons";
import { once } from "#core/remembered.ts";
import type { PhotoStep } from "#core/studio-files.ts";
import { exampleFacts } from "#pipeline/authoring/examples.ts";
import { iconSprite } from "#pipeline/emit/icons.ts";
import { SiteReader } from "#pipeline/load/site-reader.ts";
import { noDrafts } from "#pipeline/read/drafts.ts";
import { fingerprintOf } from "#pipeline/read/fingerprint.ts";
import { languagesOf } from "#pipeline/site/accessors.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { themeOf } from "#pipeline/site/theme.ts";
import { brainOver } from "#studio/brain/brain-over.ts";
import { LiveSite } from "#studio/brain/content/live-site.ts";
import { addressOf } from "#studio/brain/page/addresses.ts";
import { siteOfToday } from "#studio/brain/page/shown-page.ts";
import { addressesAt, dataAt, shellAddress } from "#studio/brain/page/site-data.ts";
import { siteStyles } from "#studio/brain/page/site-look.ts";
import type { Shown, SiteLook, StoreAddress, StudioWorker, WorkerEvent } from "#studio/brain/studio-worker.ts";
import { answerCall } from "./calls.ts";
import { startChecksBeside } from "./checks.ts";
import { drawPage } from "./draw-page.ts";
import { exampleFiles } from "./example-files.ts";
import { Entrance } from "./hosted/door.ts";
import { loadLocale } from "./load-locale.ts";
import { type OpenedStore, openStore } from "./open-store.ts";
import { PictureAddresses } from "./picture-addresses.ts";
import { tidyPhoto } from "./tidy-photo.ts";

interface Opened {
	readonly live: LiveSite;
	readonly opened: OpenedStore;
	readonly pictures: PictureAddresses | undefined;
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
		async open(address, path, hear) {
			entrance = new Entrance((door) => hear({ is: "door", door }));
			tellPhoto = (number, step) => hear({ is: "photo", number, step });
			open = await begin(address, entrance, hear);
			return shownAt(open, path, undefined);
		},
		check: () => now().live.check(),
		enter(answer) {
			if (answer.do === "again" && open) void open.opened.signInAgain();
			else entrance?.answer(answer);
		},
		signOut: () => now().opened.signOut(),
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
		shown: async (path, look) => shownAt(now(), path, look),
		data: async (address) => dataOf(now(), address)?.json,
		address: async (file) => now().pictures?.of(`content/${file}`) ?? `/${file}`,
	};
}

function shownAt(opened: Opened, path: string, look: string | undefined): Shown | undefined {
	for (const page of addressesAt(path, languagesOf(opened.live.content.site))) {
		const found = dataOf(opened, page);
		if (!found) return undefined;
		if (!found.data || !("page" in found.data)) continue;
		const shell = shellAddress(found.data.page.lang);
		const around = dataOf(opened, shell);
		if (!around) return undefined;
		const data = new Map([
			[page, found.json],
			[shell, around.json],
		]);
		return { page, shell, data, look: lookOf(opened, look) };
	}
	return undefined;
}

/** The data at an address, also as JSON for this browser; undefined while nothing can be shown. */
function dataOf({ live, pictures }: Opened, address: string) {
	const shown = live.content.show(addressOf(address), (site) => ({ data: dataAt(live, site, address) ?? null }));
	if (!shown) return undefined;
	const json = JSON.stringify(shown.data);
	return { ...shown, json: pictures?.inData(json) ?? json };
}

/** How the site looks, unless that is the look of a name. */
function lookOf({ live }: Opened, known: string | undefined): SiteLook | undefined {
	const found = live.content.show("/@studio/look", (whole): SiteLook => {
		const site = siteOfToday(whole);
		const look = {
			styles: siteStyles(whole),
			icons: iconSprite(site, (name) => icons[name]),
			color: themeOf(site).palette.background,
		};
		return { ...look, name: fingerprintOf(JSON.stringify(look)) };
	});
	return found?.name === known ? undefined : found;
}

async function begin(address: StoreAddress, entrance: Entrance, hear: (event: WorkerEvent) => void): Promise<Opened> {
	const fail = (error: unknown) =>
		hear({ is: "failed", words: error instanceof Error ? (error.stack ?? error.message) : String(error) });
	let reading: LiveSite | undefined;
	const opened = await openStore(address, entrance, {
		// What changes while it is being opened is read with the rest.
		changed: (names) => reading && hear({ is: "changed", state: reading.refresh(names) }),
		drafted: (who) => hear({ is: "others", who: [...who] }),
		door: (door) => hear({ is: "door", door }),
		trouble: (trouble) => hear({ is: "trouble", trouble }),
		restarted: () => hear({ is: "restarted" }),
		fail,
	});
	const { store, isHere } = opened;
	const live = new LiveSite({
		reader: new SiteReader(store.files, { lazy: true }),
		language: address.language,
		checks: (tell) => startChecksBeside({ address, files: isHere ? store.files : undefined, tell, fail }),
		tell: (state) => hear({ is: "checked", state }),
		newRevision: () => crypto.randomUUID(),
		examples: once(() => assertSound(new SiteReader(exampleFiles()).read({ ...noDrafts, texts: exampleFacts }).site)),
		render: drawPage,
	});
	reading = live;
	await loadLocale(live.language);
	const tell = (state: typeof live.state) => {
		opened.edited();
		hear({ is: "changed", state });
	};
	return {
		live,
		opened,
		pictures: isHere ? new PictureAddresses(store.files) : undefined,
		brainFor: brainOver({ live, store, tidyPhoto, tell }),
	};
}

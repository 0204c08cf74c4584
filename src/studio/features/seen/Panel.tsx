import type { SeenPage, SeenShare } from "#studio/brain/page/seen.ts";
import { pictureAddress } from "#studio/desk/server.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import type { FeaturePanel } from "#studio/fields/feature.tsx";
import { ask } from "./client.ts";
import { cutTo, type Measure } from "./cut.ts";
import { Links } from "./Links.tsx";
import { words } from "./words.ts";

declare module "#studio/desk/panels.ts" {
	interface Panels {
		seen: undefined;
	}
}

/** How a search engine and a message show this page, and where its links arrive. */
function Seen() {
	const say = useSay();
	const revision = useStudio((state) => state.session?.revision);
	const path = location.pathname;
	const { answer: page } = useAnswer(JSON.stringify([revision, path]), () => ask.seen({ path }));
	return (
		<>
			<p className="about">{say(words.about)}</p>
			{page && <InSearch page={page} />}
			{page && <InMessage page={page} />}
			<h3>{say(words.links)}</h3>
			<Links />
		</>
	);
}

/** Pixels in which a search engine writes a title, and the two lines below it. */
const rooms = { title: 580, description: 920 } as const;

/** The letters of search engines. */
const letters = { title: "20px Arial, sans-serif", description: "14px Arial, sans-serif" } as const;

function measureIn(font: string): Measure {
	const pen = document.createElement("canvas").getContext("2d");
	return (words) => {
		if (!pen) return 0;
		pen.font = font;
		return pen.measureText(words).width;
	};
}

function InSearch({ page: { title, description, address, site, isAnnounced } }: { page: SeenPage }) {
	const editor = useEditor();
	const say = useSay();
	const file = useStudio((state) => state.markedPage?.file);
	const kept = {
		title: cutTo(title, rooms.title, measureIn(letters.title)),
		description: cutTo(description, rooms.description, measureIn(letters.description)),
	};
	const shown = (whole: string, cut: string | undefined) => (cut === undefined ? whole : `${cut} …`);
	const change = (name: string) => file !== undefined && void editor.openAt({ file, path: [name] });
	return (
		<section aria-labelledby="in-search">
			<h3 id="in-search">{say(words.inSearch)}</h3>
			{!isAnnounced && <p className="notice">{say(words.hidden)}</p>}
			<div className="card in-search" dir="auto" lang={document.documentElement.lang}>
				<p className="of">{site}</p>
				<p className="of">{address.join(" › ")}</p>
				<p className="title">{shown(title, kept.title)}</p>
				<p>{shown(description, kept.description)}</p>
			</div>
			{kept.title !== undefined && <p className="about">{say(words.titleCut, { kept: kept.title })}</p>}
			{kept.description !== undefined && (
				<p className="about">{say(words.descriptionCut, { kept: kept.description })}</p>
			)}
			{kept.title === undefined && kept.description === undefined && <p className="about">{say(words.fits)}</p>}
			<p className="acts">
				<button type="button" onClick={() => change("title")}>
					{say(words.changeTitle)}
				</button>
				<button type="button" onClick={() => change("description")}>
					{say(words.changeDescription)}
				</button>
			</p>
		</section>
	);
}

function InMessage({ page: { title, description, address, share } }: { page: SeenPage }) {
	const say = useSay();
	return (
		<section aria-labelledby="in-message">
			<h3 id="in-message">{say(words.inMessage)}</h3>
			<div className="card in-message" dir="auto" lang={document.documentElement.lang}>
				{share && <ShareCard share={share} />}
				<div>
					<p className="title">{title}</p>
					<p className="few">{description}</p>
					<p className="of">{address[0]}</p>
				</div>
			</div>
			{!share && <p className="about">{say(words.noPicture)}</p>}
		</section>
	);
}

/** The picture that goes with a page, as a build draws it, but for the letters. */
function ShareCard({ share: { title, name, direction, image, focus, ground, ink, accent } }: { share: SeenShare }) {
	const { answer: address } = useAnswer(image, () => pictureAddress(image ?? ""));
	return (
		<div className="share" dir={direction} aria-hidden="true" style={{ background: ground, color: ink }}>
			<div>
				<p>{name}</p>
				<p className="share-title">{title}</p>
				<p className="share-line" style={{ background: accent }} />
			</div>
			{address !== undefined && <img src={address} alt="" style={{ objectPosition: focus }} />}
		</div>
	);
}

export const panel: FeaturePanel<"seen"> = { title: words.seen, Panel: Seen };

import type { Word } from "#studio/desk/say.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import type { Found, PastedPicture } from "#studio/typing/paste/found.ts";
import { words } from "./words.ts";

const said: Readonly<Record<keyof Found["left"], readonly [one: Word, several: Word]>> = {
	pictures: [words.leftPicture, words.leftPictures],
	films: [words.leftFilm, words.leftFilms],
	links: [words.leftLink, words.leftLinks],
	remarks: [words.leftRemark, words.leftRemarks],
};

/** What came along with what was pasted: what was left out, and pictures that wait for a place. */
export function Along({ found, close }: { found: Found; close: () => void }) {
	const editor = useEditor();
	const say = useSay();
	const { left, pictures } = found;
	const parts = (Object.keys(said) as (keyof typeof said)[]).flatMap((what) => {
		const count = left[what];
		const [one, several] = said[what];
		return count === 0 ? [] : [say(count === 1 ? one : several, { count })];
	});
	const count = pictures.length;
	const place = () => {
		close();
		editor.openPanel("pictures", {
			files: pictures.map(fileOf),
			alts: pictures.map(altOf),
			at: editor.state.chosen?.origin,
		});
	};
	return (
		<div role="status" className="notice">
			{parts.length > 0 && (
				<p>
					{say(words.leftOut, { what: parts.join(", ") })} {say(words.undoTakesBack)}
				</p>
			)}
			{count > 0 && <p>{say(count === 1 ? words.cameAlongOne : words.cameAlong, { count })}</p>}
			<p className="acts">
				{count > 0 && (
					<button type="button" onClick={place}>
						{say(words.placePictures)}
					</button>
				)}
				<button type="button" onClick={close}>
					{say(shared.close)}
				</button>
			</p>
		</div>
	);
}

/** The name of a file describes nothing. */
function altOf({ alt }: PastedPicture): string {
	return /^\S+\.\w{3,4}$/.test(alt) ? "" : alt.replace(/\s+/g, " ").trim();
}

function fileOf({ src }: PastedPicture, index: number): File {
	const [head = "", base64 = ""] = src.split(",", 2);
	const type = /^data:([^;,]+)/.exec(head)?.[1] ?? "image/png";
	const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
	return new File([bytes], `geplakt-${index + 1}.${type.split("/")[1]}`, { type });
}

import { useState } from "react";
import type { SitePicture } from "#core/studio-files.ts";
import type { Say } from "#studio/desk/say.ts";
import { useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { takesKeys } from "#studio/parts/takes-keys.ts";
import { Thumb } from "./Thumb.tsx";
import { words } from "./words.ts";

interface ChooserProps {
	readonly pictures: readonly SitePicture[];
	/** The one that stands there now. */
	readonly current: string | undefined;
	readonly choose: (picture: SitePicture) => void;
	readonly back: () => void;
}

/** The pictures of the site, each with where it is to be seen. */
export function Chooser({ pictures, current, choose, back }: ChooserProps) {
	const say = useSay();
	const [sought, setSought] = useState("");
	const parts = sought.toLowerCase().split(/\s+/);
	const found = pictures.filter(({ file, places }) => {
		const text = [file, ...places.map(({ alt = "" }) => alt)].join(" ").toLowerCase();
		return parts.every((part) => text.includes(part));
	});
	return (
		<>
			<p className="steps">
				<button type="button" className="button" onClick={back}>
					{say(shared.back)}
				</button>
			</p>
			<label className="search">
				<span>{say(words.pictureSearch)}</span>
				<input type="search" ref={takesKeys} value={sought} onChange={({ target }) => setSought(target.value)} />
			</label>
			<p className="about" aria-live="polite">
				{say(words.picturesFound, { count: found.length })}
			</p>
			<ul className="choices">
				{found.map((picture) => (
					<li key={picture.file}>
						<button type="button" aria-current={picture.file === current || undefined} onClick={() => choose(picture)}>
							<Thumb file={picture.file} />
							<span>{nameOf(picture.file)}</span>
							<small>{picture.file === current ? say(words.pictureHere) : shownOn(picture, say)}</small>
						</button>
					</li>
				))}
			</ul>
		</>
	);
}

/** A name without its folder: `muziek.svg`. */
export function nameOf(file: string): string {
	return file.split("/").at(-1) ?? file;
}

function shownOn({ pages, pageCount }: SitePicture, say: Say): string {
	const [first] = pages;
	if (!first) return say(shared.showsNowhere);
	return pageCount === 1
		? say(words.pictureOnPage, { page: first.title })
		: say(words.pictureOnPages, { count: pageCount });
}

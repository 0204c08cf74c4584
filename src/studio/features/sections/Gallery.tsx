import { useEffect, useMemo, useRef, useState } from "react";
import type { FileChange, GallerySection, SectionStart, Gallery as Sections, WrittenData } from "#core/studio.ts";
import { whyNot } from "#studio/desk/failure.ts";
import type { Word } from "#studio/desk/say.ts";
import { upload } from "#studio/desk/server.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { isFound } from "#studio/fields/is-found.ts";
import { documentOf } from "#studio/page/trusted.ts";
import { FileDoor } from "#studio/parts/FileDoor.tsx";
import { Icon } from "#studio/parts/Icon.tsx";
import { Trouble } from "#studio/parts/Trouble.tsx";
import { ask } from "./client.ts";
import { openNew } from "./open-new.ts";
import { stylesOfPage, Thumbnail } from "./Thumbnail.tsx";
import { words } from "./words.ts";

/** Every section that a page can get, each with a picture of it; over everything else, until one is chosen. */
export function Gallery() {
	const placing = useStudio((state) => state.placing);
	return placing === undefined ? null : <Choice at={placing} />;
}

function Choice({ at }: { at: number }) {
	const editor = useEditor();
	const say = useSay();
	const { file, revision: readIn } = useStudio((state) => state.markedPage) ?? {};
	const failed = useStudio((state) => state.failed);
	const box = useRef<HTMLDialogElement>(null);
	const { answer: gallery } = useAnswer("gallery", ask.gallery);
	const [sought, setSought] = useState("");
	/** Why a file cannot come. */
	const [refused, setRefused] = useState<string>();
	useEffect(() => {
		box.current?.showModal();
		box.current?.querySelector("input")?.focus();
	}, []);
	const put = async ({ title }: GallerySection, data: WrittenData, files: readonly FileChange[] = []) => {
		if (file === undefined) return;
		const spot = { file, path: ["sections", at] };
		const name = say(shared.withName, { what: say(shared.add), name: title });
		const isPut = await editor.run([{ do: "insert", ...spot, value: data }], name, say(shared.added, { name: title }), {
			files,
			readIn,
		});
		if (!isPut) return;
		box.current?.close();
		await openNew(editor, spot);
	};
	const putWith = async (section: GallerySection, { data, file: hole = "" }: SectionStart, chosen: File) => {
		const sent = await upload(chosen.name, chosen, () => {}).catch((error: unknown) => ({
			refused: whyNot(error, say),
		}));
		if (sent === "too large") return setRefused(say(shared.fileTooLarge));
		if ("refused" in sent) return setRefused(sent.refused);
		setRefused(undefined);
		await put(section, withFile(data, hole, sent.written), [{ do: "place", key: sent.key }]);
	};
	const found =
		gallery?.sections.filter(({ type, title, summary }) => isFound(sought, `${type} ${title} ${summary}`)) ?? [];
	return (
		<dialog
			ref={box}
			className="gallery"
			aria-labelledby="gallery-title"
			onClose={() => editor.choose(undefined)}
			onKeyDown={(event) => event.key === "Escape" && event.stopPropagation()}
		>
			<div className="head">
				<h2 id="gallery-title">{say(words.addSection)}</h2>
				<button type="button" className="icon" aria-label={say(shared.close)} onClick={() => box.current?.close()}>
					<Icon name="close" />
				</button>
				<p className="about">{say(words.whichSection)}</p>
				<label>
					{say(shared.search)}
					<input type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
				</label>
			</div>
			<Trouble id="gallery-trouble" saved={failed} />
			{refused && (
				<p role="alert" className="trouble">
					{refused}
				</p>
			)}
			<p role="status" className="about">
				{gallery ? say(foundBy(found.length), { count: found.length }) : say(shared.wait)}
			</p>
			{gallery && <Cards gallery={gallery} found={found} put={put} putWith={putWith} />}
		</dialog>
	);
}

/** What a section says at first, with the address of a file where that was left open. */
function withFile(data: WrittenData, hole: string, file: string): WrittenData {
	if (data === hole) return file;
	if (Array.isArray(data)) return data.map((each: WrittenData) => withFile(each, hole, file));
	if (data === null || typeof data !== "object") return data;
	return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withFile(value, hole, file)]));
}

interface CardsProps {
	readonly gallery: Sections;
	readonly found: readonly GallerySection[];
	readonly put: (section: GallerySection, data: WrittenData) => Promise<void>;
	/** The same with a file of this computer. */
	readonly putWith: (section: GallerySection, start: SectionStart, file: File) => Promise<void>;
}

function Cards({ gallery, found, put, putWith }: CardsProps) {
	const say = useSay();
	const examples = useMemo(() => documentOf(gallery.html), [gallery]);
	const styles = useMemo(stylesOfPage, []);
	return (
		<ul className="kinds">
			{found.map((each) => {
				const { type, title, summary, start } = each;
				const example = examples.getElementById(type);
				return (
					<li key={type}>
						{example && <Thumbnail section={example} styles={styles} />}
						<h3>{title}</h3>
						<p className="about">{summary}</p>
						{"why" in start ? (
							<p className="about">{start.why}</p>
						) : start.file !== undefined ? (
							<FileDoor accept="application/pdf,.pdf" chosen={([file]) => file && void putWith(each, start, file)}>
								{say(shared.fileAdd)}
							</FileDoor>
						) : (
							<button
								type="button"
								aria-label={say(shared.withName, { what: say(words.putHere), name: title })}
								onClick={() => void put(each, start.data)}
							>
								{say(words.putHere)}
							</button>
						)}
					</li>
				);
			})}
		</ul>
	);
}

function foundBy(count: number): Word {
	if (count === 0) return shared.foundNone;
	return count === 1 ? words.foundOne : words.found;
}

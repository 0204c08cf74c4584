import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import type { Adds, Beside, BesideList } from "#studio/fields/feature.tsx";
import { fitsTable } from "./grid.ts";
import { words } from "./words.ts";

/** From one fact to all of its sort; from a section to the facts in it. */
const AllAsTable: Beside = ({ panel: { form } }) => {
	const editor = useEditor();
	const say = useSay();
	const shown = useStudio((state) => state.markedPage?.file);
	const { file, path } = form;
	const open = (file: string) => editor.openPanel("table", { file, path: [] });
	if (file.startsWith("content/facts/") && path.length <= 1) {
		return (
			<p className="acts">
				<button type="button" onClick={() => open(file)}>
					{say(words.open)}
				</button>
			</p>
		);
	}
	if (file !== shown || path.length !== 2 || path[0] !== "sections") return null;
	const sorts = new Map(editor.page.holdersIn(path[1]).map((each) => [each.file, each.sort]));
	return [...sorts].map(
		([file, sort]) =>
			sort !== undefined && (
				<p key={file} className="acts">
					<button type="button" onClick={() => open(file)}>
						{say(words.openSort, { sort })}
					</button>
				</p>
			),
	);
};

/** From a list to its items as rows. */
const ListAsTable: BesideList = ({ field: { file, path }, list }) => {
	const editor = useEditor();
	const say = useSay();
	if (!fitsTable(list)) return null;
	return (
		<p className="acts">
			<button type="button" onClick={() => editor.openPanel("table", { file, path })}>
				{say(words.table)}
			</button>
		</p>
	);
};

export const adds: Adds = { BelowFields: AllAsTable, BesideList: ListAsTable };

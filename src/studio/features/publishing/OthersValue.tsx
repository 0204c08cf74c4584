import type { ClashingValue, OthersValue as Theirs } from "#core/studio-publishing.ts";
import type { Word } from "#studio/desk/say.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { WithFacts } from "#studio/parts/WithFacts.tsx";
import { words as parts } from "#studio/parts/words.ts";
import { words } from "./words.ts";

const itemWords: Readonly<Record<"added" | "removed" | "moved" | "changed", Word>> = {
	added: words.itemAdded,
	removed: words.itemRemoved,
	moved: words.itemMoved,
	changed: words.itemChanged,
};

/** A list, a picture or another value that somebody else changed too, beside the own one, which it can take the place of. */
export function OthersValue({ value }: { value: Theirs }) {
	const editor = useEditor();
	const say = useSay();
	const { who, label, file, path, theirs, mine, changes, files } = value;
	return (
		<li>
			<h3>{say(parts.by, { label, who })}</h3>
			<blockquote>
				<Made value={theirs} />
			</blockquote>
			<p>
				<small>{say(words.withYou)}</small>
			</p>
			<Made value={mine} />
			<p className="acts">
				<button
					type="button"
					aria-label={say(shared.withName, { what: say(shared.takeOver), name: label })}
					onClick={() => void editor.run(changes, label, say(words.tookOverValue, { who }), { files })}
				>
					{say(shared.takeOver)}
				</button>{" "}
				<button
					type="button"
					aria-label={say(shared.withName, { what: say(shared.goThere), name: label })}
					onClick={() => void editor.openAt({ file, path })}
				>
					{say(shared.goThere)}
				</button>
			</p>
		</li>
	);
}

/** What one of the two made of it. */
function Made({ value }: { value: ClashingValue }) {
	const say = useSay();
	if (value.is === "picture") return <img className="clashing" src={value.address} alt={value.alt} />;
	if (value.is === "value")
		return <p>{value.text === undefined ? say(words.isNothing) : <WithFacts text={value.text} />}</p>;
	return (
		<ul>
			{value.changes.map(({ what, name }) => (
				<li key={what + name}>
					{say(itemWords[what])} <WithFacts text={name} />
				</li>
			))}
		</ul>
	);
}

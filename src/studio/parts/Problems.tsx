import { useRef, useState } from "react";
import type { Change, Offer } from "#core/studio.ts";
import type { StoppingProblem } from "#core/studio-publishing.ts";
import { failureIn } from "#studio/desk/failure.ts";
import { tell } from "#studio/desk/server.ts";
import { tabState } from "#studio/desk/tab-state.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { shortened } from "#studio/page/shortened.ts";
import { type Grouped, groupedProblems, isGroup, type ProblemGroup } from "./problem-groups.ts";
import { TakeOffer } from "./TakeOffer.tsx";
import { words } from "./words.ts";

/** What is to be mended, each with the way to it; many of one sort are opened by who wants to see them. */
export function Problems({ problems }: { problems: readonly StoppingProblem[] }) {
	return <ProblemList problems={groupedProblems(problems)} />;
}

interface ListProps {
	readonly problems: readonly Grouped[];
	/** What they are stands above all of them. */
	readonly isNested?: boolean;
	/** So does what is said of them. */
	readonly isSaid?: boolean;
}

function ProblemList({ problems, isNested = false, isSaid = false }: ListProps) {
	return (
		<ul className="problems">
			{problems.map((each) =>
				isGroup(each) ? (
					<li key={JSON.stringify([each.title, each.page])}>
						<Group group={each} isNested={isNested} />
					</li>
				) : (
					<li key={JSON.stringify([each.file, each.line, each.column, each.title, each.message])}>
						<Single problem={each} isSaid={isSaid} />
					</li>
				),
			)}
		</ul>
	);
}

function Group({ group, isNested }: { group: ProblemGroup; isNested: boolean }) {
	const say = useSay();
	const [isOpen, setOpen] = useState(false);
	const { title, page, count, inside } = group;
	const [name, ...more] = [...(isNested ? [] : [title]), ...(page ? [page.named] : []), say(words.times, { count })];
	return (
		<details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary>
				<strong>{name}</strong> <small>{more.join(", ")}</small>
			</summary>
			{isOpen && (
				<>
					{page && (
						<p>
							{page.message} {page.hint}
						</p>
					)}
					<ProblemList problems={inside} isNested isSaid={page !== undefined} />
				</>
			)}
		</details>
	);
}

function Single({ problem, isSaid }: { problem: StoppingProblem; isSaid: boolean }) {
	const editor = useEditor();
	const say = useSay();
	const box = useRef<HTMLParagraphElement>(null);
	const { file, line, column, path, page, title, message, hint, named, says, offer, removal, repair, deadEnd } =
		problem;
	const go = () => {
		const spot = { file, path };
		if (page === undefined || page === location.pathname)
			return void editor.openAt(spot).catch((error: unknown) => {
				const { is } = failureIn(error);
				if (is === "absent" || is === "refused") editor.announce(words.onlyInFile);
				else editor.tellFailure(error);
			});
		tabState.leave({ page, spot });
		location.assign(page);
	};
	/** What was mended goes, with its button. */
	const goUpAfter = async (done: Promise<boolean>) => {
		const top = box.current?.closest("aside")?.querySelector("h2");
		if (await done) top?.focus();
	};
	const take = ({ was, value }: Offer) =>
		goUpAfter(editor.run([{ do: "set", file, path, was, value }], title, say(shared.saved)));
	const mend = (code: string) =>
		goUpAfter(
			editor.done(() => tell.repair({ file, line, column, code, name: title }), say(words.repaired, { title })),
		);
	const remove = (change: Change) => goUpAfter(editor.run([change], title, say(words.repaired, { title })));
	const openLinks = (address: string) =>
		editor.openPanel("pages", {
			what: "links",
			title: say(words.linksTo, { address }),
			about: { name: address },
			first: 1,
			act: say(words.mendAll),
			told: say(words.repaired, { title }),
			after: editor.state.panel,
		});
	const about = isSaid && says ? `${named}, ${title}: ${shortened(says)}` : `${named}, ${title}`;
	return (
		<>
			{isSaid ? (
				says && <p>{shortened(says)}</p>
			) : (
				<>
					<strong>{title}</strong> <small>{named}</small>
					<p>
						{message} {hint}
					</p>
				</>
			)}
			<p ref={box} className="acts">
				{offer ? (
					<TakeOffer offer={offer} take={(each) => void take(each)} />
				) : (
					repair && (
						<button
							type="button"
							aria-label={say(shared.withName, { what: say(words.repair), name: about })}
							onClick={() => void mend(repair.code)}
						>
							{say(words.repair)}
						</button>
					)
				)}
				{removal && (
					<button
						type="button"
						aria-label={say(shared.withName, { what: say(words.removeOne), name: about })}
						onClick={() => void remove(removal)}
					>
						{say(words.removeOne)}
					</button>
				)}
				{deadEnd && (
					<button
						type="button"
						aria-label={say(shared.withName, { what: say(words.mendAll), name: deadEnd })}
						onClick={() => openLinks(deadEnd)}
					>
						{say(words.mendAll)}
					</button>
				)}
				<button
					type="button"
					aria-label={say(shared.withName, { what: say(shared.goThere), name: about })}
					onClick={go}
				>
					{say(shared.goThere)}
				</button>
			</p>
		</>
	);
}

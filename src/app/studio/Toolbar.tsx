import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon.tsx";
import { useStudio } from "./studio.ts";

/** What somebody can do at any time, and what became of the last thing. */
export function Toolbar() {
	const { studio, state, say } = useStudio();
	const { editing, panel, shadow, session, told } = state;
	const file = shadow?.file;
	const page = file === undefined ? undefined : { file, path: [] };
	const about = panel?.is === "fields" && panel.form.file === file && panel.form.path.length === 0 && !panel.chosen;
	return (
		<section className="toolbar" aria-label={say("studio")}>
			<Action icon="pen" pressed={editing} keys="Alt+E" act={() => studio.toggle()}>
				{say("edit")}
			</Action>
			{page && (
				<>
					<Action
						icon="rows"
						pressed={panel?.is === "sections"}
						act={() => (panel?.is === "sections" ? studio.close() : studio.openSections())}
					>
						{say("sections")}
					</Action>
					<Action icon="page" pressed={about} act={() => (about ? studio.close() : void studio.openAt(page))}>
						{say("page")}
					</Action>
				</>
			)}
			<Again way="undo" name={session?.undo} />
			<Again way="redo" name={session?.redo} />
			<p className="told" role="status">
				{told}
			</p>
		</section>
	);
}

/** Takes back, or does again; its name says what. */
function Again({ way, name }: { way: "undo" | "redo"; name: string | undefined }) {
	const { studio, say } = useStudio();
	const text = name === undefined ? say(way) : `${say(way)}: ${name}`;
	return (
		<button
			type="button"
			className="icon"
			title={text}
			aria-label={text}
			aria-disabled={name === undefined}
			onClick={() => void studio.again(way)}
		>
			<Icon name={way} />
		</button>
	);
}

interface ActionProps {
	readonly icon: IconName;
	readonly pressed: boolean;
	readonly keys?: string;
	readonly act: () => void;
	readonly children: ReactNode;
}

function Action({ icon, pressed, keys, act, children }: ActionProps) {
	return (
		<button type="button" aria-pressed={pressed} aria-keyshortcuts={keys} title={keys} onClick={act}>
			<Icon name={icon} />
			<span>{children}</span>
		</button>
	);
}

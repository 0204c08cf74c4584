import { type KeyboardEvent, useRef } from "react";
import type { Change, Spot, WrittenData } from "#core/studio.ts";
import { Icon } from "./Icon.tsx";
import { useStudio } from "./use-studio.ts";

type Act = "up" | "down" | "duplicate" | "remove";

interface OrderProps {
	readonly spot: Spot;
	/** As people call it. */
	readonly name: string;
	/** What it says. */
	readonly data: WrittenData;
	readonly index: number;
	readonly count: number;
	/** The list may become shorter, or longer. */
	readonly mayGo: boolean;
	readonly mayCome: boolean;
}

/** What somebody does with an item as a whole: to another place, twice, away. */
export function Order({ spot, name, data, index, count, mayGo, mayCome }: OrderProps) {
	const { studio, say } = useStudio();
	const box = useRef<HTMLDivElement>(null);
	const { file, path } = spot;
	const list = path.slice(0, -1);
	/** Afterwards the same item has the keys, wherever it stands then. */
	const run = async (change: Change, { button, to, told }: { button: Act; to: number; told: string }) => {
		const root = box.current?.getRootNode() as ShadowRoot;
		if (!(await studio.run([change], `${say(button)}: ${name}`, told))) return;
		const goal = JSON.stringify([file, ...list, to]);
		requestAnimationFrame(() => {
			root.querySelector<HTMLElement>(`[data-spot="${CSS.escape(goal)}"] [data-act="${button}"]`)?.focus();
		});
	};
	const move = (to: number) => {
		if (to < 0 || to >= count) return;
		const told = say("moved", { name, place: to + 1, count });
		void run({ do: "move", file, path, was: data, to }, { button: to < index ? "up" : "down", to, told });
	};
	const doWhat =
		(button: "duplicate" | "remove", { to, told }: { to: number; told: string }) =>
		() =>
			void run({ do: button, file, path, was: data }, { button, to, told });
	const acts = {
		up: { may: index > 0, act: () => move(index - 1) },
		down: { may: index < count - 1, act: () => move(index + 1) },
		duplicate: {
			may: mayCome,
			act: doWhat("duplicate", { to: index + 1, told: say("duplicated", { name }) }),
		},
		remove: {
			may: mayGo,
			act: doWhat("remove", { to: Math.min(index, count - 2), told: say("removed", { name }) }),
		},
	};
	const press = (event: KeyboardEvent) => {
		const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
		if (step === undefined) return;
		event.preventDefault();
		move(index + step);
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the buttons in it.
		<div ref={box} className="order" data-spot={JSON.stringify([file, ...path])} onKeyDown={press}>
			{(["up", "down", "duplicate", "remove"] as const).map((icon) => (
				<button
					key={icon}
					type="button"
					className="icon"
					data-act={icon}
					title={say(icon)}
					aria-label={`${say(icon)}: ${name}`}
					aria-disabled={!acts[icon].may}
					onClick={() => acts[icon].may && acts[icon].act()}
				>
					<Icon name={icon} />
				</button>
			))}
		</div>
	);
}

import type { ReactNode } from "react";
import type { Word } from "#studio/desk/say.ts";
import { Greyable } from "./Greyable.tsx";
import { Icon, type IconName } from "./Icon.tsx";

export interface ActionProps {
	readonly icon: IconName;
	readonly pressed: boolean;
	readonly keys?: string;
	/** How many things it is about; none is not told. */
	readonly count?: number;
	/** Says more than its words, and begins with them. */
	readonly name?: string | undefined;
	/** Something is to be mended. */
	readonly alarm?: boolean;
	/** Why nothing can be done with it here. */
	readonly why?: Word | undefined;
	readonly act: () => void;
	/** All that it may say: there is room for each, so nothing beside it moves. */
	readonly saysOneOf?: readonly string[];
	readonly children: ReactNode;
}

/** Nobody reads a larger number there. */
const most = 99;

/** Something that somebody can do at any time. It is as wide whatever it counts: nothing beside it moves. */
export function Action(props: ActionProps) {
	const { icon, pressed, keys, count = 0, name, alarm, why, act, saysOneOf, children } = props;
	return (
		<Greyable
			type="button"
			why={why}
			className={alarm ? "action alarm" : "action"}
			aria-pressed={pressed}
			aria-label={name}
			aria-keyshortcuts={keys}
			title={keys}
			onClick={act}
		>
			<Icon name={icon} />
			<span data-says-one-of={saysOneOf?.join("\n")}>{children}</span>
			{count > 0 && <small> {count > most ? `${most}+` : count}</small>}
		</Greyable>
	);
}

import type { ReactNode } from "react";
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
	/** Nothing can be done with it here. */
	readonly disabled?: boolean;
	readonly act: () => void;
	readonly children: ReactNode;
}

/** Nobody reads a larger number there. */
const most = 99;

/** Something that somebody can do at any time. It is as wide whatever it counts: nothing beside it moves. */
export function Action({ icon, pressed, keys, count = 0, name, alarm, disabled, act, children }: ActionProps) {
	return (
		<button
			type="button"
			className={alarm ? "action alarm" : "action"}
			aria-pressed={pressed}
			aria-disabled={disabled || undefined}
			aria-label={name}
			aria-keyshortcuts={keys}
			title={keys}
			onClick={() => disabled || act()}
		>
			<Icon name={icon} />
			<span>{children}</span>
			{count > 0 && <small> {count > most ? `${most}+` : count}</small>}
		</button>
	);
}

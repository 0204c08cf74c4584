import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon.tsx";

interface ActionProps {
	readonly icon: IconName;
	readonly pressed: boolean;
	readonly keys?: string;
	readonly act: () => void;
	readonly children: ReactNode;
}

/** Something that somebody can do at any time. */
export function Action({ icon, pressed, keys, act, children }: ActionProps) {
	return (
		<button type="button" aria-pressed={pressed} aria-keyshortcuts={keys} title={keys} onClick={act}>
			<Icon name={icon} />
			<span>{children}</span>
		</button>
	);
}

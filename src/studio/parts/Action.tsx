import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon.tsx";

export interface ActionProps {
	readonly icon: IconName;
	readonly pressed: boolean;
	readonly keys?: string;
	/** Its words stay where there is little room. */
	readonly wide?: boolean;
	/** Something is to be mended. */
	readonly alarm?: boolean;
	readonly act: () => void;
	readonly children: ReactNode;
}

/** Something that somebody can do at any time. */
export function Action({ icon, pressed, keys, wide, alarm, act, children }: ActionProps) {
	return (
		<button
			type="button"
			className={alarm ? "action alarm" : "action"}
			data-wide={wide || undefined}
			aria-pressed={pressed}
			aria-keyshortcuts={keys}
			title={keys}
			onClick={act}
		>
			<Icon name={icon} />
			<span>{children}</span>
		</button>
	);
}

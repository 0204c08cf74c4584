import type { IconName } from "#core/icons/icons.ts";
import { useShell } from "./context.tsx";

/** An icon beside words; it says nothing by itself. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
	return (
		<svg className={`icon ${className}`} aria-hidden="true">
			<use href={useShell().icons + name} />
		</svg>
	);
}

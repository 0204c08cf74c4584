import { useWords } from "./context.tsx";
import { Icon } from "./Icon.tsx";
import { type Point, pointOf, routeAddress } from "./openstreetmap.ts";

/** Leads to directions on another site, in a new tab; nothing for a place of which nobody said where it is. */
export function RouteLink({ to }: { to: Partial<Point> }) {
	const words = useWords();
	const point = pointOf(to);
	if (!point) return null;
	return (
		<a
			href={routeAddress(point)}
			className="link inline-flex min-h-11 items-center gap-2 py-2"
			target="_blank"
			rel="noopener"
		>
			<Icon name="path" className="text-sea sea:text-sun" />
			{words.show_route}
			<span className="sr-only">{` (${words.opens_in_new_tab})`}</span>
		</a>
	);
}

import { useWords } from "./context.tsx";
import { Icon } from "./Icon.tsx";
import { routeAddress } from "./openstreetmap.ts";

/** Leads to directions on another site, in a new tab. */
export function RouteLink({ to }: { to: { readonly latitude: number; readonly longitude: number } }) {
	const words = useWords();
	return (
		<a
			href={routeAddress(to)}
			className="link inline-flex min-h-11 items-center gap-2 py-2"
			target="_blank"
			rel="noopener"
		>
			<Icon name="route" className="text-sea sea:text-sun" />
			{words.show_route}
			<span className="sr-only">{` (${words.opens_in_new_tab})`}</span>
		</a>
	);
}

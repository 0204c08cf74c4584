import type { ReactNode } from "react";
import type { Page } from "#core/page.ts";
import type { Shell } from "#core/shell.ts";
import { Main } from "./Main.tsx";
import { Surroundings } from "./Surroundings.tsx";

export interface SiteProps {
	readonly page: Page;
	readonly shell: Shell;
	/** Stands in the place of the footer, for who has rendered that already. */
	readonly footer?: ReactNode;
}

/** A whole page: header, sections, footer. The same on the server and in the browser. */
export function Site(props: SiteProps) {
	return (
		<Surroundings {...props}>
			<Main key={props.page.path} page={props.page} />
		</Surroundings>
	);
}

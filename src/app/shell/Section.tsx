import type { PageSection } from "#core/page.ts";
import { useWords } from "#ui/context.tsx";
import { viewOf } from "../sections.ts";
import { Boundary } from "./Boundary.tsx";

/** One section of a page in its band. When its view fails in the browser, only this section is replaced. */
export function Section({ section }: { section: PageSection }) {
	const View = viewOf(section);
	return (
		<section
			id={section.anchor}
			className={`band band-${section.background}`}
			{...(section.interactive && { "data-interactive": "" })}
		>
			<Boundary fallback={<SectionFailed />}>
				<View data={section.data} id={section.id} settings={section.settings ?? {}} />
			</Boundary>
		</section>
	);
}

function SectionFailed() {
	return <p className="wrap">{useWords().section_failed}</p>;
}

import { Component, type ReactNode } from "react";
import type { PageSection } from "#core/page.ts";
import { useWords } from "#ui/context.tsx";
import { viewOf } from "../sections.ts";

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

class Boundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override componentDidCatch(error: unknown) {
		console.error(error);
	}

	override render() {
		return this.state.failed ? this.props.fallback : this.props.children;
	}
}

import { useMemo } from "react";
import { documentOf } from "#studio/page/trusted.ts";

/** An icon of the site, from what the brain says of it; words stand beside it. */
export function SiteIcon({ drawing }: { drawing: string }) {
	const show = useMemo(() => {
		const drawn = documentOf(`<svg>${drawing}</svg>`).querySelector("svg");
		return (svg: SVGSVGElement | null) => svg?.replaceChildren(...(drawn?.cloneNode(true).childNodes ?? []));
	}, [drawing]);
	return <svg ref={show} className="site-icon" viewBox="0 0 256 256" fill="currentColor" aria-hidden="true" />;
}

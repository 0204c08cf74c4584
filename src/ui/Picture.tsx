import { directionOf } from "#core/languages.ts";
import type { Picture as PictureData } from "#core/resolved.ts";
import { plainText } from "./Text.tsx";

/** A drawing or photo with its size reserved. `first` marks the one that is seen before scrolling. */
export function Picture({
	picture,
	className = "",
	first = false,
}: {
	picture: PictureData;
	className?: string;
	first?: boolean;
}) {
	const { src, width, height, alt } = picture;
	const foreign = typeof alt === "string" ? {} : { lang: alt.lang, dir: directionOf(alt.lang) };
	return (
		<img
			src={src}
			width={width}
			height={height}
			alt={plainText(alt)}
			className={className}
			decoding="async"
			{...foreign}
			{...(first ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
		/>
	);
}

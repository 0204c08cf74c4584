import { focusClass } from "#core/focus.ts";
import { directionOf } from "#core/languages.ts";
import { type Picture as PictureData, plainText } from "#core/resolved.ts";

/**
 * A drawing or photo with its size reserved. `first` marks the one that is seen before scrolling;
 * `sizes` says how wide it is shown, which decides what file of a photo is fetched.
 */
export function Picture({
	picture,
	className = "",
	first = false,
	sizes = "(min-width: 64rem) 36rem, 100vw",
}: {
	picture: PictureData;
	className?: string;
	first?: boolean;
	sizes?: string;
}) {
	const { src, sources, width, height, alt, focus } = picture;
	const foreign = typeof alt === "string" ? {} : { lang: alt.lang, dir: directionOf(alt.lang) };
	const image = (
		<img
			src={src}
			width={width}
			height={height}
			alt={plainText(alt)}
			className={focus ? `${className} ${focusClass(focus)}` : className}
			decoding="async"
			{...foreign}
			{...(first ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
		/>
	);
	if (!sources) return image;
	return (
		// Without boxes of their own: a grid or row sees the image alone, as it does without sources.
		<picture className="contents">
			{sources.map(({ type, srcset }) => (
				<source key={type} type={type} srcSet={srcset} sizes={sizes} className="hidden" />
			))}
			{image}
		</picture>
	);
}

import { useEffect, useState } from "react";
import type { SitePicture } from "#core/studio-files.ts";
import { server } from "../server.ts";

/**
 * The pictures of the site; none as long as they are not known. They are asked for again when `shown`, what is known of
 * the one in question, is another: with every key somewhere else would be too much for a large site.
 */
export function usePictures(shown: string): readonly SitePicture[] {
	const [pictures, setPictures] = useState<readonly SitePicture[]>([]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: where another picture is shown, they are others.
	useEffect(() => {
		let isWanted = true;
		// As long as the content is not sound nobody knows; what is wrong is told elsewhere.
		server.pictures().then(
			(found) => isWanted && setPictures(found),
			() => {},
		);
		return () => {
			isWanted = false;
		};
	}, [shown]);
	return pictures;
}

import { useEffect, useState } from "react";
import type { SitePicture } from "#core/studio-files.ts";
import { server } from "../server.ts";
import { useStudio } from "../use-studio.ts";

/** The pictures of the site as it is now; none as long as they are not known. */
export function usePictures(): readonly SitePicture[] {
	const { state } = useStudio();
	const revision = state.session?.revision;
	const [pictures, setPictures] = useState<readonly SitePicture[]>([]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: of another state of the content they are others.
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
	}, [revision]);
	return pictures;
}

/** Gives what looks whether Studio was put up anew, never twice at once, and tells that. */
export function lookForRenewal(tell: () => void): () => void {
	let isLooking = false;
	return () => {
		if (isLooking) return;
		isLooking = true;
		void isRenewed().then((is) => {
			// Once it is known, nobody looks any more.
			isLooking = is;
			if (is) tell();
		});
	};
}

/**
 * Whether the document of Studio names another program by now than the one that runs here, whose parts are gone then. Of any
 * other answer, such as the page of a login, nothing is known.
 */
async function isRenewed(): Promise<boolean> {
	const text = await fetch("/", { cache: "no-store" })
		.then((response) => response.text())
		.catch(() => "");
	const [, app] = /^<!DOCTYPE html>\s<html [^>]*data-app="([^"]+)"[\s\S]*<meta name="studio"/.exec(text) ?? [];
	return app !== undefined && app !== document.documentElement.dataset.app;
}

import type { Spot } from "#core/studio.ts";

const [editing, spot] = ["studio:editing", "studio:spot"];

/** What lasts until the tab is closed, also over a full load. */
export const kept = {
	get editing(): boolean {
		return sessionStorage.getItem(editing) !== null;
	},
	set editing(is: boolean) {
		if (is) sessionStorage.setItem(editing, "");
		else sessionStorage.removeItem(editing);
	},
	/** What shall be opened on the next page. */
	leaveSpot({ file, path }: Spot): void {
		sessionStorage.setItem(spot, JSON.stringify({ file, path }));
	},
	takeSpot(): Spot | undefined {
		const left = sessionStorage.getItem(spot);
		sessionStorage.removeItem(spot);
		return left === null ? undefined : (JSON.parse(left) as Spot);
	},
};

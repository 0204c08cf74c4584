import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/** From its n-th writing on, nothing is written any more: as if the process were killed there. Gives the way back to life. */
export function killedAt(moment: number): { writes: () => number; revive: () => void } {
	const { writeFileSync: real } = fs;
	let count = 0;
	fs.writeFileSync = (...args: Parameters<typeof real>) => {
		if (++count >= moment) throw Object.assign(new Error("EIO: killed"), { code: "EIO" });
		real(...args);
	};
	syncBuiltinESMExports();
	return {
		writes: () => count,
		revive() {
			fs.writeFileSync = real;
			syncBuiltinESMExports();
		},
	};
}

import { textAt, viewOf } from "./bytes.ts";

/** The three primaries of sRGB as every ICC profile of it has them, for the white of print (D50): X, Y and Z of each. */
const primaries = {
	rXYZ: [0.436, 0.2225, 0.0139],
	gXYZ: [0.3851, 0.7169, 0.0971],
	bXYZ: [0.1431, 0.0606, 0.7141],
} as const;

/** Profiles round differently, and Display P3, the nearest other space, is at 0.08. */
const tolerance = 0.005;

/** Whether an ICC profile says no more than that the colours are those of sRGB, which a photo without a profile has. */
export function isSrgb(profile: Uint8Array): boolean {
	const view = viewOf(profile);
	try {
		const count = view.getUint32(128);
		const offsets = new Map<string, number>();
		for (let tag = 0; tag < count; tag++) {
			const at = 132 + tag * 12;
			offsets.set(textAt(profile, at, 4), view.getUint32(at + 4));
		}
		return Object.entries(primaries).every(([name, wanted]) => {
			const at = offsets.get(name);
			if (at === undefined) return false;
			return wanted.every((value, axis) => Math.abs(view.getInt32(at + 8 + axis * 4) / 65_536 - value) < tolerance);
		});
	} catch {
		// A profile that is cut off says nothing.
		return false;
	}
}

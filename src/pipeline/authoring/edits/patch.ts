/** Lines that took the place of others, with as many around them as it takes to find them. */
export interface Patch {
	readonly above: string;
	readonly was: string;
	readonly now: string;
	readonly below: string;
}

/** What changed from one text to another. Its place is the only one in both that looks like it. */
export function patchBetween(before: string, after: string): Patch {
	const [was, now] = [linesOf(before), linesOf(after)];
	let top = 0;
	while (top < Math.min(was.length, now.length) && was[top] === now[top]) top++;
	let bottom = 0;
	const most = Math.min(was.length, now.length) - top;
	while (bottom < most && was.at(-1 - bottom) === now.at(-1 - bottom)) bottom++;
	for (let around = 2; ; around *= 2) {
		const patch = {
			above: was.slice(Math.max(0, top - around), top).join(""),
			was: was.slice(top, was.length - bottom).join(""),
			now: now.slice(top, now.length - bottom).join(""),
			below: was
				.slice(was.length - bottom)
				.slice(0, around)
				.join(""),
		};
		const isWhole = around > top + bottom;
		if (isWhole || (applyPatch(before, patch) === after && applyPatch(after, reversed(patch)) === before)) return patch;
	}
}

/** The same way back. */
export function reversed({ above, was, now, below }: Patch): Patch {
	return { above, was: now, now: was, below };
}

/** Two changes of the same lines, one after the other, as one; undefined for changes of other lines. */
export function joined(first: Patch, second: Patch): Patch | undefined {
	if (first.now !== second.was) return undefined;
	// What is around the lines is the same text, seen from nearer or from further away.
	const [above, nearAbove] = longerFirst(first.above, second.above);
	const [below, nearBelow] = longerFirst(first.below, second.below);
	if (!above.endsWith(nearAbove) || !below.startsWith(nearBelow)) return undefined;
	return { above, was: first.was, now: second.now, below };
}

function longerFirst(one: string, other: string): readonly [string, string] {
	return one.length >= other.length ? [one, other] : [other, one];
}

/** Makes a change again. Undefined when its place looks otherwise by now, or when there are several that look like it. */
export function applyPatch(text: string, { above, was, now, below }: Patch): string | undefined {
	const sought = above + was + below;
	const at = text.indexOf(sought);
	if (sought === "") return text === "" ? now : undefined;
	if (at === -1 || at !== text.lastIndexOf(sought) || (at > 0 && text[at - 1] !== "\n")) return undefined;
	return text.slice(0, at) + above + now + below + text.slice(at + sought.length);
}

function linesOf(text: string): string[] {
	return text.split(/(?<=\n)/);
}

/** Bytes that are asked of git at a time. */
const portion = 32 * 1024 * 1024;

/** Files of a commit in portions of about equal size. */
export function* portionsOf<F extends { readonly bytes: number }>(files: readonly F[]): Generator<readonly F[]> {
	let waiting: F[] = [];
	let size = 0;
	for (const file of files) {
		waiting.push(file);
		size += file.bytes;
		if (size < portion) continue;
		yield waiting;
		waiting = [];
		size = 0;
	}
	if (waiting.length > 0) yield waiting;
}

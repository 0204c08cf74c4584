import { expect, test } from "vitest";
import { problem } from "#core/problems/problem.ts";
import { stoppingAmong } from "#studio/brain/publishing/stopping.ts";

const sampleIn = (file: string, name = "sections.4.text") =>
	problem("sample-left", { file, line: 1, column: 1 }, { name });

const [before, after, other] = ["content/pages/werkwijze.yaml", "content/pages/zo.yaml", "content/pages/contact.yaml"];

/** What stops, when these files are online and these are here now. */
const stopped = (found: ReturnType<typeof sampleIn>[], online: readonly string[], here: readonly string[]) =>
	stoppingAmong(found, [sampleIn(before)], {
		isHere: (file) => here.includes(file),
		isOnline: (file) => online.includes(file),
	});

test("an example that is online stops nothing, also when its section has moved or its page has another address", () => {
	expect(stopped([sampleIn(before, "sections.2.text")], [before], [before])).toEqual([]);
	expect(stopped([sampleIn(after)], [before], [after])).toEqual([]);
});

test("an example stops where it is new: on another page, beside the one that is online, or of another field", () => {
	for (const found of [
		[sampleIn(after)],
		[sampleIn(before), sampleIn(before)],
		[sampleIn(before), sampleIn(other)],
		[sampleIn(before, "sections.4.title")],
	])
		expect(stopped(found, [before, other], [before, after, other])).toHaveLength(1);
	expect(stopped([sampleIn(after), sampleIn(after)], [before], [after])).toHaveLength(1);
});

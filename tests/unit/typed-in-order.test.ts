import { beforeAll, expect, test, vi } from "vitest";
import type { EditAnswer } from "#core/studio.ts";
import { FieldInputs } from "#studio/desk/field-inputs.ts";
import { Unsaved } from "#studio/desk/unsaved.ts";
import type { Target } from "#studio/page/target.ts";

beforeAll(() => {
	vi.useFakeTimers();
	vi.stubGlobal("location", { pathname: "/" });
});

const word = (language: "nl" | "en"): Target => ({
	is: "word",
	key: "read_more",
	language,
	label: language,
	file: "",
	path: [],
});

test("a translation that is typed while the text is still on its way is written after it", async () => {
	const written: string[] = [];
	const answers: (() => void)[] = [];
	const inputs = new FieldInputs({
		revision: () => "1",
		write(target, { value }) {
			written.push(`${target.label}: ${value}`);
			return new Promise((settle) => answers.push(() => settle({ written: true } as unknown as EditAnswer)));
		},
		changed() {},
		dropped() {},
		unsaved: new Unsaved({ kind: "local", token: "", folder: "/" }),
	});
	const [text, translation] = [inputs.of(word("nl"), "Lees meer"), inputs.of(word("en"), "Read more")];
	text.change("Lees");
	await vi.advanceTimersByTimeAsync(300);
	text.change("Lees alles");
	void text.leave();
	translation.change("Read all");
	await vi.advanceTimersByTimeAsync(1000);
	expect(written).toEqual(["nl: Lees"]);
	while (answers.length > 0) {
		answers.shift()?.();
		await vi.advanceTimersByTimeAsync(300);
	}
	expect(written).toEqual(["nl: Lees", "nl: Lees alles", "en: Read all"]);
});

import { beforeAll, expect, test, vi } from "vitest";
import type { EditAnswer, Form } from "#core/studio.ts";
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
		moved() {},
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

test("what is typed on in a text that others gave another place is for that place, also where somebody chose", async () => {
	const written: string[] = [];
	const moved: string[] = [];
	const answers: EditAnswer[] = [];
	const unsaved = new Unsaved({ kind: "local", token: "", folder: "/" });
	const inputs = new FieldInputs({
		revision: () => "2",
		async write({ path }, { was, value }) {
			written.push(`${path}: ${was} → ${value}`);
			return answers.shift() ?? ({ written: [] } as unknown as EditAnswer);
		},
		changed() {},
		dropped() {},
		moved: ({ target }, before) => moved.push(`${before.path} → ${target.path}`),
		unsaved,
	});
	const at = (place: number): Target => ({
		is: "field",
		file: "content/pages/a.yaml",
		path: ["sections", place, "title"],
		label: "titel",
		required: true,
	});
	const form = (place: number, says: string) =>
		({ ...at(place), content: { is: "value", written: says } }) as unknown as Form;
	const own = inputs.of(at(1), "Eigen");
	answers.push({ written: [], at: at(2).path } as unknown as EditAnswer);
	own.change("Eigen woord");
	await vi.advanceTimersByTimeAsync(300);
	// Until the panel is drawn anew, it is typed in where it was.
	expect(inputs.of(at(1), "Eigen")).toBe(own);
	own.change("Eigen woorden");
	await vi.advanceTimersByTimeAsync(300);
	inputs.meetForm(form(1, "Van hen"));
	expect(own.typed).toBe("Eigen woorden");
	expect(inputs.of(at(1), "Van hen").typed).toBe("Van hen");
	expect(inputs.of(at(2), "Eigen woorden")).toBe(own);

	answers.push({ conflict: { was: "", now: "Anders", path: at(3).path, revision: "3" } });
	own.change("Meer woorden");
	await own.leave();
	expect(unsaved.all().map(({ target }) => target.path)).toEqual([at(2).path]);
	own.settle("mine");
	await own.leave();
	inputs.meetForm(form(2, "Ook van hen"));
	expect(inputs.of(at(2), "Ook van hen").typed).toBe("Ook van hen");
	expect(inputs.of(at(3), "Meer woorden").typed).toBe("Meer woorden");
	expect(unsaved.all()).toEqual([]);
	expect(moved).toEqual(["sections,1,title → sections,2,title", "sections,2,title → sections,3,title"]);
	expect(written).toEqual([
		"sections,1,title: Eigen → Eigen woord",
		"sections,2,title: Eigen woord → Eigen woorden",
		"sections,2,title: Eigen woorden → Meer woorden",
		"sections,3,title: Anders → Meer woorden",
	]);
});

test("what was refused for what stands beside it is written once that is another, and its reason goes", async () => {
	const message: Record<string, string> = { from: "2025-12-01", until: "2025-12-08" };
	let revision = 1;
	const inputs = new FieldInputs({
		revision: () => String(revision),
		async write({ path: [name] }, { value }) {
			const { from = "", until = "" }: Record<string, string> = { ...message, [String(name)]: value };
			if (until < from) return { problems: [] };
			message[String(name)] = value;
			revision++;
			return { written: [] } as unknown as EditAnswer;
		},
		changed() {},
		dropped() {},
		moved() {},
		unsaved: new Unsaved({ kind: "local", token: "", folder: "/" }),
	});
	const day = (name: string) =>
		inputs.of({ is: "field", file: "content/site.yaml", path: [name], label: name, required: false }, message[name]);
	const [first, last] = [day("from"), day("until")];
	first.change("2026-12-01");
	await first.leave();
	expect(first.saved?.is).toBe("problems");
	last.change("2026-12-08");
	await vi.advanceTimersByTimeAsync(300);
	expect(message).toEqual({ from: "2026-12-01", until: "2026-12-08" });
	expect(first.saved?.is).toBe("saved");
});

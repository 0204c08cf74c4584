import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EditAnswer, Session } from "#core/studio.ts";
import { FieldInputs } from "#studio/desk/field-inputs.ts";
import { Unsaved } from "#studio/desk/unsaved.ts";
import type { Target } from "#studio/page/target.ts";

const targetOf = (name: string): Target => ({
	is: "field",
	file: "content/facts/business.yaml",
	path: [name],
	label: name,
	required: true,
});

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("location", { pathname: "/contact" });
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** A file in which a first day may not come after the last one. */
function twoDays() {
	const says = { from: "1", to: "2", name: "Ans" };
	const asked: string[] = [];
	const told: string[] = [];
	let revision = 0;
	const unsaved = new Unsaved({ kind: "local", token: "", folder: "/" });
	const write = async ({ path }: Target, value: string): Promise<EditAnswer> => {
		const name = String(path[0]);
		asked.push(`${name} ${value}`);
		if (name === "from" && value > says.to) return { problems: [] };
		Object.assign(says, { [name]: value });
		return { written: [], session: { revision: String(++revision) } as Session } as EditAnswer;
	};
	const inputs = new FieldInputs({
		revision: () => String(revision),
		write: (target, { value }) => write(target, value),
		changed() {},
		dropped: (target) => unsaved.forget(target),
		moved() {},
		unsaved,
	});
	const first = inputs.of(targetOf("from"), says.from);
	first.subscribe(() => told.push(first.saved?.is ?? "nothing"));
	const type = async (name: keyof typeof says, value: string) => {
		inputs.of(targetOf(name), says[name]).change(value);
		await vi.advanceTimersByTimeAsync(1000);
	};
	return { says, asked, told, first, inputs, type };
}

test("what was refused is tried once in each other state of its file, and told again only when something else came of it", async () => {
	const { says, asked, told, first, inputs, type } = twoDays();
	await type("from", "5");
	expect(first.saved?.is).toBe("problems");
	const [askedBefore, toldBefore] = [asked.length, told.length];
	await type("name", "Anna");
	expect(asked.slice(askedBefore)).toEqual(["name Anna", "from 5"]);
	expect(told.slice(toldBefore)).toEqual([]);
	// A text of another file says nothing of this one, though it makes another state of the content.
	inputs.of({ ...targetOf("name"), file: "content/facts/towns.yaml" }, "Sneek").change("Heeg");
	await vi.advanceTimersByTimeAsync(1000);
	expect(asked.filter((each) => each === "from 5")).toHaveLength(2);
	await type("to", "7");
	expect(says.from).toBe("5");
	expect(told.slice(toldBefore)).toEqual(["saved"]);
});

import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { type Path, type WrittenNode, writtenAt } from "../read/written.ts";
import type { WrittenField } from "../site/fields.ts";

/** What amounts make is what stands behind them; from there a sum may go on. */
export function* faultsOfSum({ meta, value, path, source }: WrittenField): Generator<AnyProblem> {
	const { sign } = meta;
	const [list, place, amount] = [path.slice(0, -2), Number(path.at(-2)), path.at(-1)];
	const written = writtenAt(source.written, list);
	if (sign === undefined || amount === undefined || written?.kind !== "list") return;
	const said = (item: WrittenNode | undefined, name: string | number) => textAt(item, [name]);
	if (said(written.items[place], sign) !== "equals") return;
	let sum = "";
	let cents = 0;
	for (const item of written.items.slice(0, place)) {
		const found = said(item, amount);
		// It is told as a mistake of its own.
		if (found === undefined || !isAmount.test(found)) return;
		const how = said(item, sign);
		const isMinus = how === "minus";
		const begins = sum === "" || how === "equals";
		const term = isMinus ? `− ${found}` : `+ ${found}`;
		sum = begins ? term.replace(/^\+ /, "") : `${sum} ${term}`;
		cents = (begins ? 0 : cents) + (isMinus ? -1 : 1) * inCents(found);
	}
	const found = String(value);
	if (inCents(found) === cents) return;
	const outcome = cents % 100 === 0 && !/\./.test(sum) ? String(cents / 100) : (cents / 100).toFixed(2);
	yield problem("wrong-sum", source.valueAt(path), { sum, outcome: outcome.replace("-", "−"), found });
}

const isAmount = /^\d+(?:\.\d\d)?$/;

/** Amounts are added as whole numbers: of fractions a computer makes others. */
function inCents(amount: string): number {
	return Math.round(Number(amount) * 100);
}

function textAt(node: WrittenNode | undefined, path: Path): string | undefined {
	const found = writtenAt(node, path);
	return found?.kind === "scalar" ? found.text : undefined;
}

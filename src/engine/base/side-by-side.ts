import { availableParallelism } from "node:os";

/**
 * Does something for each item, for as many at once as there are cores; `count` hears how many are done. Gives what came
 * of them in the order of the items. After a failure no other is begun.
 */
export async function sideBySide<Item, Result>(
	items: readonly Item[],
	act: (item: Item) => Promise<Result>,
	count: (done: number) => void,
): Promise<Result[]> {
	const results: Result[] = [];
	const waiting = [...items.entries()].reverse();
	let done = 0;
	const lane = async () => {
		for (let next = waiting.pop(); next; next = waiting.pop()) {
			const [index, item] = next;
			results[index] = await act(item);
			count(++done);
		}
	};
	const lanes = Array.from({ length: availableParallelism() }, lane);
	await Promise.all(lanes).finally(() => waiting.splice(0));
	return results;
}

/** A name that nothing has yet: the one that is wanted, or else that with the first number behind it, from 2 on. */
export function freeName(wanted: string, isTaken: (name: string) => boolean): string {
	let name = wanted;
	for (let number = 2; isTaken(name); number++) name = `${wanted}-${number}`;
	return name;
}

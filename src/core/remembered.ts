interface Known<Key, T> {
	get(key: Key): T | undefined;
	set(key: Key, value: T): unknown;
}

/** What is known for a key; what is not is made, and known from then on. */
export function remembered<Key, T>(known: Known<Key, T>, key: Key, make: () => T): T {
	const value = known.get(key);
	if (value !== undefined) return value;
	const made = make();
	known.set(key, made);
	return made;
}

/** The same where only the latest matter: when `most` are known, all are forgotten. */
export function rememberedLately<Key, T>(known: Map<Key, T>, key: Key, make: () => T, most: number): T {
	if (known.size >= most && !known.has(key)) known.clear();
	return remembered(known, key, make);
}

/** Does something when it is first asked for, and keeps what came of it. */
export function once<T>(make: () => T): () => T {
	let made: { readonly value: T } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}

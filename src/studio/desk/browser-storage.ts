/** Words under names, as a browser keeps them. */
export interface Kept {
	/** The next page finds it, too. */
	readonly outlastsPage: boolean;
	names(): string[];
	getItem(name: string): string | null;
	setItem(name: string, value: string): void;
	removeItem(name: string): void;
}

/** What a browser keeps for a site; where it keeps nothing, as somebody may have told it, that of this page alone. */
export function keptBy(storageOf: () => Storage): Kept {
	const storage = unlessRefused(storageOf);
	const ofPage = new Map<string, string>();
	return {
		outlastsPage: storage !== undefined,
		names: () => (storage ? Object.keys(storage) : [...ofPage.keys()]),
		getItem: (name) => (storage ? storage.getItem(name) : (ofPage.get(name) ?? null)),
		setItem: (name, value) => {
			if (storage) storage.setItem(name, value);
			else ofPage.set(name, value);
		},
		removeItem: (name) => {
			if (storage) storage.removeItem(name);
			else ofPage.delete(name);
		},
	};
}

/** To name it is refused already. */
function unlessRefused(storageOf: () => Storage): Storage | undefined {
	try {
		return storageOf();
	} catch {
		return undefined;
	}
}

/** What lasts as long as the page where the browser keeps nothing for a site, as somebody may have told it. */
const ofPage = new Map<string, string>();

/** What lasts until the tab is closed, also over a full load, when the browser keeps it. */
export const tabStorage = {
	names: (): string[] => (storage ? Object.keys(storage) : [...ofPage.keys()]),
	getItem: (name: string): string | null => (storage ? storage.getItem(name) : (ofPage.get(name) ?? null)),
	setItem: (name: string, value: string): void => {
		if (storage) storage.setItem(name, value);
		else ofPage.set(name, value);
	},
	removeItem: (name: string): void => {
		if (storage) storage.removeItem(name);
		else ofPage.delete(name);
	},
};

const storage = browserStorage();

/** To name it is refused already. */
function browserStorage(): Storage | undefined {
	try {
		return sessionStorage;
	} catch {
		return undefined;
	}
}

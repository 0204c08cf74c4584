/**
 * What is wrong with headings, landmarks and tables that no rule of axe says: it knows the order of headings, but not
 * that there is one `h1` and it comes first. Runs in the page.
 */
export function structureFaults(): string[] {
	const faults: string[] = [];
	const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
	const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter(seen);
	if (headings.filter(({ tagName }) => tagName === "H1").length !== 1) faults.push("not exactly one h1");
	if (headings[0]?.tagName !== "H1") faults.push("the first heading is no h1");

	const once = { banner: "#app > header", main: "main", contentinfo: "#app > footer" };
	for (const [role, selector] of Object.entries(once)) {
		if ([...document.querySelectorAll(selector)].filter(seen).length !== 1) faults.push(`not exactly one ${role}`);
	}
	// Of two searches with one name axe says nothing.
	const names = [...document.querySelectorAll("nav, search, form")].filter(seen).map((element) => {
		const by = element.getAttribute("aria-labelledby");
		const name = by ? document.getElementById(by)?.textContent : element.getAttribute("aria-label");
		return `${element.tagName.toLowerCase()} ${name ?? ""}`.trim();
	});
	for (const name of names) {
		if (name === "nav" || name === "form") faults.push(`${name} without a name`);
		if (names.indexOf(name) !== names.lastIndexOf(name)) faults.push(`twice: ${name}`);
	}

	for (const table of document.querySelectorAll("table")) {
		if (!table.querySelector("th[scope]")) faults.push("a table without headers");
		if (!table.matches("[aria-labelledby], [aria-label], :has(caption), [aria-label] > table")) {
			faults.push(`a table without a name: ${table.textContent?.slice(0, 40)}`);
		}
	}
	return faults;
}

/** What is wrong with headings, landmarks, tables and figures. Runs in the page. */
export function structureFaults(): string[] {
	const faults: string[] = [];
	const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
	const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter(seen);
	if (headings.filter(({ tagName }) => tagName === "H1").length !== 1) faults.push("not exactly one h1");
	if (headings[0]?.tagName !== "H1") faults.push("the first heading is no h1");
	let before = 0;
	for (const heading of headings) {
		const level = Number(heading.tagName[1]);
		if (level > before + 1) faults.push(`h${level} after h${before}: ${heading.textContent}`);
		if (!heading.textContent?.trim()) faults.push("an empty heading");
		before = level;
	}

	const once = { banner: "#app > header", main: "main", contentinfo: "#app > footer" };
	for (const [role, selector] of Object.entries(once)) {
		if ([...document.querySelectorAll(selector)].filter(seen).length !== 1) faults.push(`not exactly one ${role}`);
	}
	const named = [
		...document.querySelectorAll("nav, search, section[aria-label], section[aria-labelledby], form"),
	].filter(seen);
	const names = named.map((element) => {
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
	for (const list of document.querySelectorAll("ul, ol")) {
		if ([...list.children].some(({ tagName }) => tagName !== "LI"))
			faults.push("a list with something else than items");
	}
	for (const image of document.querySelectorAll("img:not([alt]), iframe:not([title])")) {
		faults.push(`without a name: ${image.outerHTML.slice(0, 80)}`);
	}
	return faults;
}

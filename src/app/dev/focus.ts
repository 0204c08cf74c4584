/** The styles that are served while somebody writes are those of every site: what this one adds is made from its pages. */
export function followFocus(): void {
	const known = new Set<string>();
	const styles = new CSSStyleSheet();
	document.adoptedStyleSheets.push(styles);
	const look = () => {
		for (const { className } of document.querySelectorAll<HTMLImageElement>('img[class*="focus-"]')) {
			const [name, left, top] = /\bfocus-(\d+)-(\d+)\b/.exec(className) ?? [];
			if (!name || known.has(name)) continue;
			known.add(name);
			styles.insertRule(`.${name}{object-position:${left}% ${top}%}`);
		}
	};
	new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ["class"] });
	look();
}

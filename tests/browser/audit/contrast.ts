/**
 * Text with less contrast than 7:1, or 4.5:1 for large text, against what is painted behind it. Of a gradient
 * every step counts. Runs in the page.
 */
export function faintText(): string[] {
	const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
	const known = new Map<string, readonly [number, number, number, number]>();
	const found = new Set<string>();
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const element = node.parentElement;
		const text = node.nodeValue?.trim();
		if (!element || !text || element.closest(".skip, script, style, svg, option")) continue;
		if (clippedAway(element)) continue;
		if (!element.checkVisibility({ visibilityProperty: true })) continue;
		const style = getComputedStyle(element);
		const size = Number.parseFloat(style.fontSize);
		const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
		const color = rgba(style.color);
		for (const ground of groundsOf(element)) {
			const ratio = contrast(color, ground);
			if (ratio < (large ? 4.5 : 7)) {
				found.add(`${ratio.toFixed(2)} ${style.color} on ${ground.slice(0, 3).join(" ")}: ${text.slice(0, 50)}`);
			}
		}
	}
	return [...found];

	/** Only for screen readers. */
	function clippedAway(element: Element): boolean {
		for (let around: Element | null = element; around; around = around.parentElement) {
			if (getComputedStyle(around).clipPath === "inset(50%)") return true;
		}
		return false;
	}

	function groundsOf(element: Element): (readonly [number, number, number, number])[] {
		for (let around: Element | null = element; around; around = around.parentElement) {
			const { backgroundColor, backgroundImage } = getComputedStyle(around);
			if (backgroundImage.includes("gradient")) {
				return (backgroundImage.match(/(?:rgba?|color|oklab|oklch|lab)\([^()]*\)|#[0-9a-f]{3,8}/gi) ?? []).map(rgba);
			}
			const color = rgba(backgroundColor);
			if (color[3] > 0.9) return [color];
		}
		return [[255, 255, 255, 1]];
	}

	function rgba(color: string): readonly [number, number, number, number] {
		const before = known.get(color);
		if (before) return before;
		if (!canvas) throw new Error("No canvas.");
		canvas.clearRect(0, 0, 1, 1);
		canvas.fillStyle = color;
		canvas.fillRect(0, 0, 1, 1);
		const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
		const read = [red, green, blue, alpha / 255] as const;
		known.set(color, read);
		return read;
	}

	function contrast(a: readonly number[], b: readonly number[]): number {
		const light = (color: readonly number[]) => {
			const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((value) => {
				const part = value / 255;
				return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
			});
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		};
		const [lower = 0, higher = 0] = [light(a), light(b)].sort((x, y) => x - y);
		return (higher + 0.05) / (lower + 0.05);
	}
}

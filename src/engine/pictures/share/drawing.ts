import { resizedDrawing } from "#pipeline/emit/icons.ts";
import { type SharePlan, shareSize } from "#pipeline/present/share.ts";
import wave from "#ui/wave.svg?raw";
import { signDrawing } from "../sign-drawing.ts";
import { fitParagraph } from "./paragraph.ts";
import type { Direction, Line, Typesetter } from "./typesetter.ts";

/** Where the picture of the page stands, in pixels; the words have the rest. */
export const imagePanel = { width: 510, height: shareSize.height } as const;

const margin = 72;

const brand = { side: 56, gap: 18, size: 32 };

/** The title stands between these heights, in pixels from above. */
const titleArea = { top: 158, bottom: 506 };

/** Beside a picture, and with the whole width. */
const sizes = { beside: [88, 80, 72, 64, 58, 52, 46], alone: [108, 96, 84, 74, 66, 58] };

const ornament = { top: 524, height: 64 };

/** Everything of a share picture but the picture of the page, as SVG with words as outlines. */
export function shareDrawing(plan: SharePlan, typesetter: Typesetter): string {
	const { direction } = plan;
	const { width, height } = shareSize;
	const dark = !plan.image;
	const { background, backgroundWarm, dark: deep, text, highlight, accent } = plan.palette;
	const ground = dark ? deep : plan.article ? backgroundWarm : background;
	const ink = dark ? background : text;
	const panel = plan.image ? width - imagePanel.width : width;
	const side: Side = { direction, start: direction === "ltr" ? margin : width - margin };
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
		`<rect width="${width}" height="${height}" fill="${ground}"/>`,
		ornaments[plan.ornament](side, panel, dark ? highlight : accent),
		`<g fill="${ink}">`,
		...title(plan, panel - 2 * margin + (plan.image ? 24 : 0), side, typesetter),
		...business(plan, side, typesetter),
		"</g>",
		"</svg>",
	].join("\n");
}

/** Where a line of text starts, in pixels from the left. */
interface Side {
	readonly direction: Direction;
	readonly start: number;
}

function title(plan: SharePlan, width: number, side: Side, typesetter: Typesetter): string[] {
	// Arabic letters have marks above and below, and are lower.
	const leading = plan.titleDirection === "rtl" ? 1.42 : 1.14;
	const height = titleArea.bottom - titleArea.top;
	const { size, lines } = fitParagraph(
		plan.title,
		plan.titleDirection,
		{ width, height, sizes: plan.image ? sizes.beside : sizes.alone, leading },
		typesetter,
	);
	const top = titleArea.top + (height - lines.length * size * leading) / 2;
	return lines.map((line, index) => placed(line, size, side, top + (index + 0.5) * size * leading + size * 0.34));
}

function business({ name, sign }: SharePlan, { direction, start }: Side, typesetter: Typesetter): string[] {
	const { side, gap, size } = brand;
	const line = typesetter.setLine(name, direction);
	const signAt = direction === "ltr" ? start : start - side;
	const after = direction === "ltr" ? start + side + gap : start - side - gap;
	return [
		`<g transform="translate(${signAt} ${margin - 8})">${resizedDrawing(signDrawing(sign, typesetter), side, side)}</g>`,
		placed(line, size, { direction, start: after }, margin - 8 + side / 2 + size * 0.33),
	];
}

function placed(line: Line, size: number, { direction, start }: Side, baseline: number): string {
	const left = direction === "ltr" ? start : start - line.width * size;
	return `<g transform="translate(${left.toFixed(1)} ${baseline.toFixed(1)}) scale(${size})">${line.svg()}</g>`;
}

/** Below the title, from the edge where reading starts to the picture of the page, which begins at `panel`. */
const ornaments = {
	none: () => "",
	line({ direction, start }: Side, _: number, color: string): string {
		const width = 120;
		const left = direction === "ltr" ? start : start - width;
		return `<rect x="${left}" y="${ornament.top + ornament.height / 2}" width="${width}" height="6" fill="${color}"/>`;
	},
	wave({ direction }: Side, panel: number, color: string): string {
		const scale = ornament.height / 40;
		const drawing = resizedDrawing(wave, 2400 * scale, ornament.height).replaceAll("#b9583a", color);
		const place = direction === "ltr" ? `0 ${ornament.top}` : `${shareSize.width} ${ornament.top}`;
		const mirror = direction === "ltr" ? "" : " scale(-1 1)";
		return `<clipPath id="panel"><rect width="${panel}" height="${shareSize.height}"/></clipPath><g transform="translate(${place})${mirror}"><g clip-path="url(#panel)">${drawing}</g></g>`;
	},
} as const;

import favicon from "#app/favicon.svg?raw";
import { type SharePlan, shareSize } from "#pipeline/present/share.ts";
import calm from "#ui/calm.svg?raw";
import { fitParagraph } from "./paragraph.ts";
import type { Direction, Line, Typesetter } from "./typesetter.ts";

/** Where the picture of the page stands, in pixels; the words have the rest. */
export const imagePanel = { width: 510, height: shareSize.height } as const;

/** As in src/ui/theme.css. */
const colors = { paper: "#fbf8f2", sand: "#f2ebdd", ink: "#17262a", deep: "#0b2f33", clay: "#b9583a", sun: "#ffd166" };

const margin = 72;

const brand = { mark: 56, gap: 18, size: 32 };

/** The title stands between these heights, in pixels from above. */
const titleArea = { top: 158, bottom: 506 };

/** Beside a picture, and with the whole width. */
const sizes = { beside: [88, 80, 72, 64, 58, 52, 46], alone: [108, 96, 84, 74, 66, 58] };

const wave = { top: 524, height: 64 };

/** Everything of a share picture but the picture of the page, as SVG with words as outlines. */
export function shareDrawing(plan: SharePlan, typesetter: Typesetter): string {
	const { direction } = plan;
	const { width, height } = shareSize;
	const dark = !plan.image;
	const ground = dark ? colors.deep : plan.article ? colors.sand : colors.paper;
	const ink = dark ? colors.paper : colors.ink;
	const panel = plan.image ? width - imagePanel.width : width;
	const side: Side = { direction, start: direction === "ltr" ? margin : width - margin };
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
		`<rect width="${width}" height="${height}" fill="${ground}"/>`,
		calmWave(direction, panel, dark ? colors.sun : colors.clay),
		`<g fill="${ink}">`,
		...title(plan, panel - 2 * margin + (plan.image ? 24 : 0), side, typesetter),
		...practice(plan.name, side, typesetter),
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

function practice(name: string, { direction, start }: Side, typesetter: Typesetter): string[] {
	const { mark, gap, size } = brand;
	const line = typesetter.setLine(name, direction);
	const markAt = direction === "ltr" ? start : start - mark;
	const after = direction === "ltr" ? start + mark + gap : start - mark - gap;
	return [
		`<g transform="translate(${markAt} ${margin - 8})">${resized(favicon, mark, mark)}</g>`,
		placed(line, size, { direction, start: after }, margin - 8 + mark / 2 + size * 0.33),
	];
}

function placed(line: Line, size: number, { direction, start }: Side, baseline: number): string {
	const left = direction === "ltr" ? start : start - line.width * size;
	return `<g transform="translate(${left.toFixed(1)} ${baseline.toFixed(1)}) scale(${size})">${line.svg}</g>`;
}

/** The sound wave that calms, from the edge where reading starts to the picture of the page. */
function calmWave(direction: Direction, panel: number, color: string): string {
	const scale = wave.height / 40;
	const drawing = resized(calm, 2400 * scale, wave.height).replaceAll("#b9583a", color);
	const place = direction === "ltr" ? `0 ${wave.top}` : `${shareSize.width} ${wave.top}`;
	const mirror = direction === "ltr" ? "" : " scale(-1 1)";
	return `<clipPath id="panel"><rect width="${panel}" height="${shareSize.height}"/></clipPath><g transform="translate(${place})${mirror}"><g clip-path="url(#panel)">${drawing}</g></g>`;
}

function resized(svg: string, width: number, height: number): string {
	const open = svg.slice(0, svg.indexOf(">") + 1);
	const sized = open.replace(/ (width|height)="[^"]*"/g, "").replace(/>$/, ` width="${width}" height="${height}">`);
	return sized + svg.slice(open.length);
}

import {
	parseXml,
	XmlDeclaration,
	XmlDocumentType,
	XmlElement,
	XmlError,
	XmlProcessingInstruction,
} from "@rgrove/parse-xml";
import type { DrawingFault } from "#core/problems/catalogue-images.ts";
import { drawnElements } from "./drawing-weight.ts";

/** Something in a drawing that may not be published. */
export interface FoundFault {
	readonly why: DrawingFault;
	/** What it is, as it stands in the drawing; for what is no XML, what the reader says of it. */
	readonly found: string;
	readonly offset: number;
}

const svg = "http://www.w3.org/2000/svg";

/** In other namespaces than these two, where drawing programs keep what is theirs, a browser does nothing. */
const active = new Set(["http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/Math/MathML"]);

/** All that draws, stands still, and needs nothing from elsewhere. */
const drawing = new Set(
	[
		"svg g defs symbol use switch title desc metadata style",
		"path rect circle ellipse line polyline polygon text tspan textPath",
		"linearGradient radialGradient stop pattern clipPath mask marker filter",
		"feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap",
		"feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode",
		"feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence",
	].flatMap((names) => names.split(" ")),
);

/** Why others are refused, where more can be said than that they are. */
const refused: Readonly<Record<string, DrawingFault>> = {
	script: "script",
	image: "photo",
	feImage: "photo",
	animate: "motion",
	animateColor: "motion",
	animateMotion: "motion",
	animateTransform: "motion",
	set: "motion",
};

/** A drawing of more elements than these keeps a browser busy for a second; with `<use>` few lines can stand for millions. */
const mostDrawn = 100_000;

/** In styles: what loads something from elsewhere, or could be written to hide that it does. */
const loading = /@import|image-set\(|\\|url\((?!\s*["']?#)/i;

/** The beginning of a document type with definitions of its own, of which a few lines can stand for gigabytes of text. */
const definitions = /^<!DOCTYPE\s[^>[]*\[/;

/**
 * Everything in an SVG that is more than a drawing: what runs, moves, loads or leads elsewhere, and what browsers cannot
 * read. It is judged by what may be in it, so that what nobody thought of is refused. Of each kind only the first is
 * given. No definition of its own is ever filled in.
 */
export function faultsOfDrawing(text: string): readonly FoundFault[] {
	const found = new Map<DrawingFault, FoundFault>();
	for (const fault of look(text)) if (!found.has(fault.why)) found.set(fault.why, fault);
	return [...found.values()];
}

function* look(text: string): Generator<FoundFault> {
	// Without its definitions such a text can only be reported as malformed, so this is looked at first.
	const type = text.indexOf("<!DOCTYPE");
	if (type !== -1 && definitions.test(text.slice(type, type + 1000))) {
		yield { why: "entities", found: "<!DOCTYPE … [", offset: type };
		return;
	}
	try {
		const { children, root } = parseXml(text, {
			includeOffsets: true,
			preserveDocumentType: true,
			preserveXmlDeclaration: true,
		});
		for (const child of children) {
			if (child instanceof XmlDeclaration && child.encoding && !/^utf-?8$/i.test(child.encoding)) {
				yield { why: "encoding", found: child.encoding, offset: 0 };
			}
			if (child instanceof XmlDocumentType && child.internalSubset) {
				yield { why: "entities", found: "<!DOCTYPE", offset: child.start };
			}
			if (child instanceof XmlProcessingInstruction) yield* lookAtInstruction(child);
		}
		if (!root) return;
		yield* lookAtElement(root, { text, spaces: new Map([["xml", "http://www.w3.org/XML/1998/namespace"]]) });
		if (drawnElements(root) > mostDrawn) yield { why: "heavy", found: "<svg>", offset: root.start };
	} catch (error) {
		if (error instanceof XmlError) {
			const [message = ""] = error.message.split("\n");
			yield { why: "malformed", found: message.replace(/ \(line \d+, column \d+\)$/, ""), offset: error.pos };
		} else if (error instanceof RangeError) yield { why: "malformed", found: "nested too deep", offset: 0 };
		else throw error;
	}
}

/** What an element is read in. */
interface Surroundings {
	readonly text: string;
	/** Namespaces by their prefixes; that of names without one stands at the empty prefix. */
	readonly spaces: ReadonlyMap<string, string>;
}

function* lookAtElement(element: XmlElement, around: Surroundings): Generator<FoundFault> {
	const { text } = around;
	const spaces = spacesOf(element, around.spaces);
	const { prefix, local } = partsOf(element.name);
	const space = spaces.get(prefix);
	const here = (why: DrawingFault) => ({ why, found: `<${element.name}>`, offset: element.start });
	if (prefix !== "" && space === undefined) {
		yield { why: "malformed", found: `xmlns:${prefix} is not defined`, offset: element.start };
	}
	if (element.parent?.type === "document" && (space !== svg || local !== "svg")) {
		yield here("no-drawing");
		return;
	}
	if (space === svg && !drawing.has(local))
		yield here(Object.hasOwn(refused, local) ? (refused[local] ?? "other") : "other");
	if (active.has(space ?? "")) yield here(local === "script" ? "script" : "other");
	if (local === "style" && loading.test(element.text)) yield here("address");
	if (local === "style" && /@keyframes/i.test(element.text)) yield here("motion");
	for (const [name, value] of Object.entries(element.attributes)) {
		const why = faultOfAttribute(name, value, spaces);
		if (!why) continue;
		const offset = Math.max(element.start, text.indexOf(name, element.start));
		const written = `${name}="${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
		yield { why, found: why === "malformed" ? `xmlns:${partsOf(name).prefix} is not defined` : written, offset };
	}
	for (const child of element.children) {
		if (child instanceof XmlElement) yield* lookAtElement(child, { text, spaces });
		if (child instanceof XmlProcessingInstruction) yield* lookAtInstruction(child);
	}
}

function* lookAtInstruction({ name, start }: XmlProcessingInstruction): Generator<FoundFault> {
	if (name === "xml-stylesheet") yield { why: "address", found: `<?${name}`, offset: start };
}

function faultOfAttribute(name: string, value: string, spaces: ReadonlyMap<string, string>): DrawingFault | undefined {
	const { prefix, local } = partsOf(name);
	if (prefix === "xmlns" || name === "xmlns") return undefined;
	if (prefix !== "" && !spaces.has(prefix)) return "malformed";
	if (prefix === "" && /^on/i.test(local)) return "script";
	if (/^\s*(?:javascript|vbscript):/i.test(value)) return "script";
	if (local === "href" || name === "src" || name === "xml:base") return /^#/.test(value) ? undefined : "address";
	// Most attributes of a shape may stand in a style as well, and are read as one.
	return prefix === "" && !/^(?:data|aria)-/.test(local) && loading.test(value) ? "address" : undefined;
}

function spacesOf({ attributes }: XmlElement, around: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
	const own = Object.entries(attributes).filter(([name]) => /^xmlns(?::|$)/.test(name));
	return own.length === 0
		? around
		: new Map([...around, ...own.map(([name, value]) => [name.slice(6), value] as const)]);
}

function partsOf(name: string): { prefix: string; local: string } {
	const colon = name.indexOf(":");
	return { prefix: colon === -1 ? "" : name.slice(0, colon), local: name.slice(colon + 1) };
}

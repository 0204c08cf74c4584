import type { Plugin } from "vite";

/**
 * Takes out of the styles what Tailwind writes for utilities that could be there: every page carries the styles of
 * the whole site. While somebody writes they stay as Tailwind makes them.
 */
export function minifyStyles(): Plugin {
	return {
		name: "minify-styles",
		apply: "build",
		enforce: "pre",
		transform: {
			filter: { id: /\.css$/ },
			handler: (code) => ({ code: foldProperties(code), map: null }),
		},
	};
}

/**
 * The same styles with fewer custom properties. One that is given a value only at the root, or never, is replaced by
 * that value; one that nothing reads is dropped. What is given different values at different places stays.
 */
export function foldProperties(css: string): string {
	const registered = new Map<string, string | undefined>();
	for (const [, name = ""] of css.matchAll(/var\(\s*(--tw-[\w-]+)/g)) registered.set(name, undefined);
	for (const [, name = "", body = ""] of css.matchAll(registration)) registered.set(name, initialValue.exec(body)?.[1]);
	let result = css;
	for (const [name, initial] of registered) {
		// Outside its registration, and the list of initial values for browsers that know no registrations.
		const elsewhere = result.replace(registration, "").replace(fallbackList, "");
		const given = declarationOf(name).test(elsewhere);
		if (given && reads(elsewhere, name)) continue;
		if (!given) result = withValue(result, name, initial);
		result = result.replace(declarationOf(name, "g"), "").replace(registrationOf(name), "");
	}
	result = result.replace(/@layer properties\s*\{(?:\s*@supports[^{]*\{)?[\s*:,\w-]*\{\s*\}\s*\}?\s*\}/, "");
	// One constant may be made of others: each is read anew, with what was folded into it so far.
	for (let rest = constants(result); rest.length > 0; rest = constants(result)) {
		const [name, value] = rest[0] as [string, string];
		result = withValue(result.replace(declarationOf(name, "g"), ""), name, value);
	}
	return result;
}

const registration = /@property\s+(--[\w-]+)\s*\{([^}]*)\}/g;

const initialValue = /initial-value:\s*([^;]*?)\s*(?:;|$)/;

const fallbackList = /@layer properties\s*\{\s*@supports[^{]*\{[^{]*\{[^}]*\}/;

function registrationOf(name: string): RegExp {
	return new RegExp(`@property\\s+${name}\\s*\\{[^}]*\\}`);
}

function declarationOf(name: string, flags?: string): RegExp {
	return new RegExp(`(?<=[{;\\s])${name}:[^;{}]*;?`, flags);
}

function reads(css: string, name: string): boolean {
	return new RegExp(`var\\(\\s*${name}\\b(?!-)`).test(css);
}

/** The custom properties that have one value in the whole site, in the order in which they stand. */
function constants(css: string): [string, string][] {
	const root = /:root\s*,\s*:host\s*\{([^}]*)\}/.exec(css)?.[1] ?? "";
	return [...root.matchAll(/(--[\w-]+):\s*([^;]*)/g)].flatMap(([, name = "", value = ""]) => {
		const declarations = css.match(declarationOf(name, "g"))?.length;
		return declarations === 1 ? [[name, value.trim()] as [string, string]] : [];
	});
}

/** Puts a value, or without one what stands behind the comma, in the place of each `var(name)`. */
function withValue(css: string, name: string, value: string | undefined): string {
	const start = new RegExp(`var\\(\\s*${name}\\s*(?=[,)])`);
	let result = css;
	for (let found = start.exec(result); found; found = start.exec(result)) {
		const inner = found.index + found[0].length;
		const end = closing(result, inner);
		const otherwise = result.slice(inner, end).replace(/^,/, "");
		result = result.slice(0, found.index) + (value ?? otherwise) + result.slice(end + 1);
	}
	return result;
}

/** Index of the bracket that closes the one before `from`. */
function closing(text: string, from: number): number {
	let depth = 1;
	for (let index = from; index < text.length; index++) {
		if (text[index] === "(") depth++;
		if (text[index] === ")" && --depth === 0) return index;
	}
	throw new Error(`A bracket in the styles is not closed: ${text.slice(from, from + 80)}`);
}

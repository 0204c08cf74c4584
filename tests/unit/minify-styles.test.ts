import { expect, test } from "vitest";
import { foldProperties } from "#engine/client/minify-styles.ts";
import { htmlShortener, shortenStyles, shortNamesOf } from "#engine/client/short-names.ts";

test("folds what has one value, and keeps what has several", () => {
	const css = [
		"@layer theme{:root,:host{--one:1px;--two:2px;--chain:var(--one)}}",
		":root[lang=ar]{--two:3px}",
		".a{margin:var(--one);padding:var(--two);inset:calc(var(--chain) * 2)}",
		".b{border-style:var(--tw-style);line-height:var(--tw-never,var(--two));--tw-unread:1}",
		'@property --tw-style{syntax:"*";inherits:false;initial-value:solid}@property --tw-unread{syntax:"*";inherits:false}',
	].join("");
	expect(foldProperties(css)).toBe(
		"@layer theme{:root,:host{--two:2px;}}:root[lang=ar]{--two:3px}" +
			".a{margin:1px;padding:var(--two);inset:calc(1px * 2)}.b{border-style:solid;line-height:var(--two);}",
	);
});

test("shortens the names of utilities, and no name of our own", () => {
	const css =
		"@layer components{.band-sea{color:red}}@layer utilities{.flex{display:flex}.md\\:mt-2{margin:0}.band-sea .mt-2{margin:1px}}";
	const names = shortNamesOf(css);
	expect(names).toEqual({ "md:mt-2": "a", "mt-2": "b" });
	expect(shortenStyles(css, names)).toContain(".flex{display:flex}.a{margin:0}.band-sea .b{margin:1px}");
	expect(htmlShortener(names)('<p class="mt-2 band-sea md:mt-2">mt-2</p>')).toBe('<p class="b band-sea a">mt-2</p>');
});

import { expect, test } from "vitest";
import { htmlShortener, shortenCode, shortenStyles, shortNamesOf } from "#engine/client/short-names.ts";

const css =
	'.band{color:red}@layer utilities{.flex{display:flex}.font-\\[650\\]{font-weight:650}.md\\:hidden{display:none}.mt-2{margin:0}}.p{background:url("a.b-c")}';

const names = shortNamesOf(css);

test("utilities get short names; our own classes and plain words keep theirs", () => {
	expect(Object.keys(names)).toEqual(["font-[650]", "md:hidden", "mt-2"]);
	expect(shortenStyles(css, names)).toBe(
		'.band{color:red}@layer utilities{.flex{display:flex}.a{font-weight:650}.b{display:none}.c{margin:0}}.p{background:url("a.b-c")}',
	);
});

test("styles, pages and code agree on the names, wherever a class stands in a string", () => {
	expect(htmlShortener(names)('<p class="band font-[650] mt-2"><i class="md:hidden">')).toBe(
		'<p class="band a c"><i class="b">',
	);
	const code = (text: string) => text.replaceAll("§", "$");
	const bundled = code('{className:`band font-[650]§{x?" mt-2":""}`,b:"md:hidden",c:`§{y}mt-2 flex`,d:x-mt-2}');
	expect(shortenCode(bundled, names)).toBe(code('{className:`band a§{x?" c":""}`,b:"b",c:`§{y}c flex`,d:x-mt-2}'));
});

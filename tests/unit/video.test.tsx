import { renderToString } from "react-dom/server";
import { afterAll, expect, test } from "vitest";
import { allExamples } from "#pipeline/authoring/examples.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentSection } from "#pipeline/present/page.ts";
import { presentShell } from "#pipeline/present/shell.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { validateSection } from "#pipeline/validate/page.ts";
import { playerOf } from "#sections/video/player.ts";
import VideoView from "#sections/video/View.lazy.tsx";
import { SurroundingsProvider } from "#ui/context.tsx";
import { siteInMemory } from "../helpers/site-in-memory.ts";

const site = siteInMemory();

afterAll(() => site.dispose());

const context = makeContext(assertSound(site.check().site), "nl");

function htmlOf(name: string, settings: Parameters<typeof VideoView>[0]["settings"]): string {
	const example = allExamples().find((each) => each.type === "video" && each.name === name);
	const { section } = example ? validateSection(example.source, [example.index, "section"]) : {};
	if (!section) throw new Error(`No right example is called ${name}.`);
	const data = presentSection(section, context).data as Parameters<typeof VideoView>[0]["data"];
	return renderToString(
		<SurroundingsProvider shell={presentShell(context, 2026)} trail={[]}>
			<VideoView data={data} id="proef" settings={settings} />
		</SurroundingsProvider>,
	);
}

test("before a click there is a picture of our own, a button and a plain link, and nothing of the provider", () => {
	const html = htmlOf("Met alle velden", { video: { provider: "youtube" } });
	expect(html).not.toMatch(/<iframe|nocookie|src="https:/);
	expect(html).toContain('href="https://youtu.be/bbbbbbbbbbb"');
	expect(html).toContain("Laat de video zien");
	expect(html).toContain("ziet dan uw IP-adres");
	expect(html).toContain("Lees wat er gezegd wordt");
});

test.each([
	["of a provider that the settings do not name", "Met alle velden", {}],
	["that the provider does not have", "Een video van een ander, die alleen elders te openen is", undefined],
] as const)("a video %s is a link", (_, name, settings) => {
	const html = htmlOf(name, settings ?? { video: { provider: "youtube" } });
	expect(html).not.toContain("<button");
	expect(html).toMatch(/<a [^>]*href="https:\/\/(?:youtu\.be|video\.voorbeeld)/);
});

test.each([
	["https://www.youtube.com/watch?v=aaaaaaaaaaa", "youtube", "aaaaaaaaaaa"],
	["https://www.youtube.com/watch?list=x&v=aaaaaaaaaaa&t=3", "youtube", "aaaaaaaaaaa"],
	["https://youtu.be/aa-aaaa_aaa?si=z", "youtube", "aa-aaaa_aaa"],
	["https://m.youtube.com/shorts/aaaaaaaaaaa", "youtube", "aaaaaaaaaaa"],
	["https://vimeo.com/12345?share=copy", "vimeo", "/12345?dnt"],
	["https://www.youtube.com/@praktijk", "youtube", undefined],
	["https://youtube.com.kwaad.example/watch?v=aaaaaaaaaaa", "youtube", undefined],
	["https://vimeo.com/12345", "youtube", undefined],
] as const)("the player of %s", (address, provider, part) => {
	const player = playerOf(address, provider);
	if (part) expect(player).toContain(part);
	else expect(player).toBeUndefined();
});

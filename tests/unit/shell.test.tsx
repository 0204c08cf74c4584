import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { afterAll, expect, test } from "vitest";
import { Site } from "#app/shell/Site.tsx";
import type { WeekHours } from "#core/opening.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentPage } from "#pipeline/present/page.ts";
import { presentShell } from "#pipeline/present/shell.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { drawPage } from "#studio/worker/draw-page.ts";
import { SurroundingsProvider } from "#ui/context.tsx";
import { HoursInBrief } from "#ui/HoursInBrief.tsx";
import { Text } from "#ui/Text.tsx";
import { siteInMemory } from "../helpers/site-in-memory.ts";

const site = siteInMemory();

afterAll(() => site.dispose());

function context() {
	return makeContext(assertSound(site.check().site), "nl");
}

test("a page with the footer of all pages is what React makes of the whole", () => {
	const presenting = context();
	const shell = presentShell(presenting, 2026);
	for (const page of assertSound(site.check().site).pages.values()) {
		const presented = presentPage(page, presenting);
		const whole = renderToString(<Site page={presented} shell={shell} />);
		expect(drawPage(presented, shell)).toContain(whole.replace(/^(?:<link [^>]*>)*/, ""));
	}
});

test("a line above the heading names a page as the menu does, and says nothing twice", () => {
	const trailOf = (path: string) => {
		const presenting = context();
		const page = assertSound(site.check().site).pages.get(path);
		return page && presentPage(page, presenting).trail.map(({ label }) => label);
	};
	site.replace("pages/aanbod.yaml", "  label: Alles bij elkaar", "  label: Ons aanbod");
	expect(trailOf("/")).toEqual([]);
	expect(trailOf("/aanbod")).toEqual(["Koffers en tassen", "Ons aanbod"]);
	site.replace("pages/aanbod.yaml", "  label: Ons aanbod", "  label: Alle koffers en tassen");
	expect(trailOf("/aanbod")).toEqual(["Alle koffers en tassen"]);
	expect(trailOf("/blogs/een-eerste-opmeting")).toEqual([]);
});

test("days with the same hours stand together, and closed ones not at all", () => {
	const day = [{ opens: "09:30", closes: "17:00" }];
	const hours: WeekHours = {
		monday: [],
		tuesday: day,
		wednesday: [],
		thursday: day,
		friday: day,
		saturday: [{ opens: "10:00", closes: "12:00" }],
		sunday: [],
	};
	const html = renderToStaticMarkup(
		<SurroundingsProvider shell={presentShell(context(), 2026)} trail={[]}>
			<HoursInBrief hours={hours} />
		</SurroundingsProvider>,
	);
	const lines = html.split("</p>").map((line) => line.replace(/<[^>]*>/g, ""));
	expect(lines.filter(Boolean)).toEqual([
		"Dinsdag 09:30–17:00",
		"Donderdag t/m vrijdag 09:30–17:00",
		"Zaterdag 10:00–12:00",
	]);
});

test("phone numbers, postal codes and 'e-mail' stay on one line", () => {
	const html = renderToStaticMarkup(
		<Text value="Bel 058 123 45 67 of 0800-0113, kom naar 8911 AA of stuur een e-mail: 24 uur." />,
	);
	expect(html).toBe(
		'<span>Bel 058\u00a0123\u00a045\u00a067\u00a0of <span class="nowrap">0800-0113</span>, kom naar 8911\u00a0AA of stuur een <span class="nowrap">e-mail</span>: 24\u00a0uur.</span>',
	);
});

test("a number stays with the short word behind it, and 's with its part of the day", () => {
	const html = renderToStaticMarkup(
		<Text value="Op 21 november is 's avonds 1 gehoorbescherming 25 procent goedkoper." />,
	);
	expect(html).toBe("Op 21\u00a0november is &#x27;s\u00a0avonds 1 gehoorbescherming 25\u00a0procent goedkoper.");
});

test("in Arabic an address keeps what isolates it, and the comma behind it", () => {
	const html = renderToStaticMarkup(<Text value={"إلى \u2066info@a-b.example\u2069، ثم"} />);
	expect(html).toBe('<span>إلى <span class="whole">\u2066info@a-b.example\u2069،</span> ثم</span>');
});

test("amounts, measures and ranges stay on one line, an address goes to the next one as a whole", () => {
	const html = renderToStaticMarkup(
		<Text value="Voor € 45 van 80–85 dB(A) bij 100 km/u naar 2 kHz: mail naar info@a-b.example. Tot 9 uur." />,
	);
	expect(html).toBe(
		'<span>Voor €\u00a045\u00a0van <span class="nowrap">80–85</span>\u00a0dB(A) bij <span class="nowrap">100\u00a0km/u</span> naar 2\u00a0kHz: mail naar <span class="whole">info@a-b.example.</span> Tot 9\u00a0uur.</span>',
	);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { upcomingReport } from "#pipeline/report/upcoming.ts";
import { upcoming } from "#pipeline/site/upcoming.ts";
import { type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { htmlOf, wordsOf } from "../helpers/rendered.tsx";

let site: TemporarySite;

beforeEach(() => {
	site = temporarySite();
});

afterEach(() => {
	site.dispose();
	vi.useRealTimers();
});

const message =
	"message:\n  text: Bel {business.phone} voor spoed.\n  link: /contact\n  from: 2026-12-14\n  until: 2026-12-31\n";

test("a message stands above every page from its first day to the end of its last", () => {
	site.replace("site.yaml", "footer:", `${message}footer:`);
	const aside = (moment: string, language: "nl" | "en" = "nl") => {
		vi.setSystemTime(new Date(moment));
		return /<aside.*?<\/aside>/.exec(htmlOf(site, "/aanbod", language))?.[0];
	};
	expect(aside("2026-12-13T22:59:00Z")).toBeUndefined();
	expect(aside("2026-12-13T23:00:00Z")).toMatchInlineSnapshot(
		`"<aside aria-label="Mededeling" class="band-sea no-print"><p class="wrap py-2"><a href="/contact" class="link inline-block py-2">Bel 058 000 0000 voor spoed.</a></p></aside>"`,
	);
	expect(aside("2026-12-31T22:59:00Z", "en")).toMatchInlineSnapshot(
		`"<aside aria-label="Mededeling" class="band-sea no-print"><p class="wrap py-2"><a href="/en/contact" class="link inline-block py-2"><span lang="nl" dir="ltr">Bel 058 000 0000 voor spoed.</span></a></p></aside>"`,
	);
	expect(aside("2026-12-31T23:00:00Z")).toBeUndefined();
});

test("when a message comes and goes, and that it is over, is told to whoever writes", () => {
	site.replace("site.yaml", "footer:", `${message}footer:`);
	const checked = site.check({ today: "2026-12-10" });
	expect(upcomingReport(upcoming(checked.site, "2026-12-10"), "nl")).toMatchInlineSnapshot(`
		"
		De komende 30 dagen
		  14 december 2026 komt erbij: de mededeling boven elke pagina  content/site.yaml:27
		  31 december 2026 is de laatste dag van de mededeling boven elke pagina  content/site.yaml:28
		"
	`);
	expect(upcomingReport(upcoming(checked.site, "2026-12-10"), "en")).toMatchInlineSnapshot(`
		"
		The next 30 days
		  14 December 2026: the message above every page appears  content/site.yaml:27
		  31 December 2026: last day of the message above every page  content/site.yaml:28
		"
	`);
	expect(site.check({ today: "2026-12-31" }).problems).toEqual([]);
	expect(site.report({ today: "2027-01-01" })).toMatchInlineSnapshot(`
		"content/site.yaml

		Opmerking: Dit staat niet meer op de site  content/site.yaml:28:10  expired
		  Dit stond er tot en met 2026-12-31.
		    27 |   from: 2026-12-14
		  > 28 |   until: 2026-12-31
		       |          ^^^^^^^^^^
		    29 | footer:
		  → Haal het weg, of geef het een nieuwe laatste dag.

		1 opmerking
		"
	`);
});

test("every phone number and profile stands in the footer, and the numbers on the contact cards", () => {
	site.replace(
		"facts/business.yaml",
		"social:",
		"phones:\n  - label: Spoed\n    phone: 058 123 45 99\nsocial:\n  - name: Tweede net\n    url: https://net.example/praktijk",
	);
	site.replace(
		"pages/aanbod.yaml",
		"  - type: branch\n",
		"  - type: contact-cards\n    title: Bereik ons\n    branch: voorbeelddorp\n  - type: branch\n",
	);
	const html = htmlOf(site, "/aanbod");
	const footer = html.slice(html.indexOf("<footer"));
	expect(wordsOf(footer)).toContain(
		"058 000 0000 Spoed 058 123 4599 info@praktijk-voorbeeld.example Tweede net Voorbeeldnet",
	);
	expect(wordsOf(html.slice(0, html.indexOf("<footer")))).toContain("0227 000 000 Spoed 058 123 4599");
});

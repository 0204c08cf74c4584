import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { repairFolder } from "#engine/content/repair.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentMetadata } from "#pipeline/present/metadata.ts";
import { requireSound } from "#pipeline/site/site.ts";
import { type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { htmlOf, wordsOf } from "../helpers/rendered.tsx";

const today = new Date("2026-11-22T12:00:00Z");

let site: TemporarySite;

beforeEach(() => {
	vi.setSystemTime(today);
	site = temporarySite();
	const section = "  - type: branch\n    title: Zo vindt u ons\n    branch: voorbeeldstad\n";
	const contact = readFileSync(join(site.root, "content/pages/contact.yaml"), "utf8");
	site.write("pages/contact.yaml", contact + section);
});

afterEach(() => {
	site.dispose();
	vi.useRealTimers();
});

/** Writes the exceptions of all branches, and of the one in Voorbeeldstad. */
function except(ofAll: string, own = ""): void {
	site.replace(
		"facts/business.yaml",
		"  - from: 2026-12-25\n    reason: Eerste Kerstdag\n  - from: 2027-01-01\n    reason: Nieuwjaarsdag\n",
		ofAll,
	);
	if (own) site.replace("facts/branches.yaml", "  hoursNote:", `  exceptions:\n${own}  hoursNote:`);
}

/** What the contact page says of them. */
function shown(): string {
	return /Andere openingstijden .*?(?= Op afspraak)/.exec(wordsOf(htmlOf(site, "/contact")))?.[0] ?? "";
}

function special(): unknown {
	const content = requireSound(site.check().site);
	const page = content.pages.get("/contact");
	if (!page) throw new Error("There is no contact page.");
	const graph = presentMetadata(page, makeContext(content, "nl")).structuredData;
	return (graph as { "@graph": readonly object[] })["@graph"].flatMap((thing) =>
		"specialOpeningHoursSpecification" in thing ? thing.specialOpeningHoursSpecification : [],
	);
}

const summer =
	"  - from: 2027-07-19\n    until: 2027-08-14\n    hours: 10:00-16:00\n    days:\n      monday: 22:00-02:00\n      saturday: gesloten\n    reason: Zomertijden\n";

describe("the exceptions to come", () => {
	test("stand below the week in their order, those that count", () => {
		except(
			`${summer}  - from: 2026-12-24\n    hours: 09:00-13:00\n    reason: Kerstavond\n  - from: 2026-11-20\n    reason: Voorbij\n`,
			"    - from: 2026-12-24\n      reason: Verbouwing\n",
		);
		expect(shown()).toMatchInlineSnapshot(
			`"Andere openingstijden Donderdag 24 december 2026 Verbouwing Gesloten 19 juli 2027 tot en met 14 augustus 2027 Zomertijden 10:00–16:00 Maandag : 22:00–02:00 Zaterdag : Gesloten"`,
		);
	});

	test("are told to search engines, each day once", () => {
		except(
			`${summer}  - from: 2027-08-02\n    reason: Uitje\n`,
			"    - from: 2027-08-03\n      hours: 09:00-12:00\n      reason: Cursus\n",
		);
		expect(special()).toMatchInlineSnapshot(`
			[
			  {
			    "@type": "OpeningHoursSpecification",
			    "closes": "12:00",
			    "opens": "09:00",
			    "validFrom": "2027-08-03",
			    "validThrough": "2027-08-03",
			  },
			  {
			    "@type": "OpeningHoursSpecification",
			    "closes": "00:00",
			    "opens": "00:00",
			    "validFrom": "2027-08-02",
			    "validThrough": "2027-08-02",
			  },
			  {
			    "@type": "OpeningHoursSpecification",
			    "closes": "02:00",
			    "dayOfWeek": [
			      "Monday",
			    ],
			    "opens": "22:00",
			    "validFrom": "2027-07-19",
			    "validThrough": "2027-08-01",
			  },
			  {
			    "@type": "OpeningHoursSpecification",
			    "closes": "16:00",
			    "dayOfWeek": [
			      "Tuesday",
			      "Wednesday",
			      "Thursday",
			      "Friday",
			    ],
			    "opens": "10:00",
			    "validFrom": "2027-07-19",
			    "validThrough": "2027-08-01",
			  },
			  {
			    "@type": "OpeningHoursSpecification",
			    "closes": "00:00",
			    "dayOfWeek": [
			      "Saturday",
			    ],
			    "opens": "00:00",
			    "validFrom": "2027-07-19",
			    "validThrough": "2027-08-01",
			  },
			  {
			    "@type": "OpeningHoursSpecification",
			    "closes": "02:00",
			    "dayOfWeek": [
			      "Monday",
			    ],
			    "opens": "22:00",
			    "validFrom": "2027-08-04",
			    "validThrough": "2027-08-14",
			  },
			  {
			    "@type": "OpeningHoursSpecification",
			    "closes": "16:00",
			    "dayOfWeek": [
			      "Tuesday",
			      "Wednesday",
			      "Thursday",
			      "Friday",
			    ],
			    "opens": "10:00",
			    "validFrom": "2027-08-04",
			    "validThrough": "2027-08-14",
			  },
			  {
			    "@type": "OpeningHoursSpecification",
			    "closes": "00:00",
			    "dayOfWeek": [
			      "Saturday",
			    ],
			    "opens": "00:00",
			    "validFrom": "2027-08-04",
			    "validThrough": "2027-08-14",
			  },
			]
		`);
	});

	test("last until their last day is over", () => {
		except(summer);
		vi.setSystemTime(new Date("2027-08-14T21:59:00Z"));
		expect(shown()).toContain("Zomertijden");
		vi.setSystemTime(new Date("2027-08-14T22:00:00Z"));
		expect(shown()).toBe("");
	});
});

describe("exceptions that", () => {
	test("overlap, end before they begin, change nothing or have passed", () => {
		except(
			"  - from: 2025-12-25\n    reason: Eerste Kerstdag\n",
			"    - from: 2026-07-01\n      until: 2026-08-31\n      hours: 10:00-16:00\n      reason: Zomertijden\n    - from: 2026-08-24\n      until: 2026-09-05\n      reason: Verbouwing\n    - from: 2026-12-02\n      hours: 09:00-17:00\n      reason: Als anders\n    - from: 2026-12-20\n      until: 2026-12-12\n      reason: Omgekeerd\n",
		);
		expect(site.report({ today })).toMatchInlineSnapshot(`
			"content/facts/branches.yaml

			Twee keer andere tijden  content/facts/branches.yaml:27:13  exceptions-overlap
			  In de periode van regel 23 valt 2026-08-24 ook.
			    26 |       reason: Zomertijden
			  > 27 |     - from: 2026-08-24
			       |             ^^^^^^^^^^
			    28 |       until: 2026-09-05
			  → Voeg ze samen, of verander een van de twee. Eén dag binnen een periode mag wel: dan telt die dag.

			Periode eindigt voordat zij begint  content/facts/branches.yaml:34:14  period-order
			  \`until\` is 2026-12-12, en \`from\` is 2026-12-20.
			    33 |     - from: 2026-12-20
			  > 34 |       until: 2026-12-12
			       |              ^^^^^^^^^^
			    35 |       reason: Omgekeerd
			  → Zet de eerste dag achter \`from\` en de laatste achter \`until\`.

			Waarschuwing: Andere tijden zijn niet anders  content/facts/branches.yaml:30:13  exception-without-effect
			  Op 2026-12-02 gelden deze tijden al.
			    29 |       reason: Verbouwing
			  > 30 |     - from: 2026-12-02
			       |             ^^^^^^^^^^
			    31 |       hours: 09:00-17:00
			  → Pas de dag of de tijden aan, of haal dit blok weg. In een periode gaat een dag waarop u anders dicht bent alleen open als die onder \`days\` staat.

			content/facts/business.yaml

			Waarschuwing: Andere tijden zijn voorbij  content/facts/business.yaml:10:1  exceptions-past
			  Al deze dagen zijn voorbij; de laatste was 2025-12-25.
			     9 |     url: https://www.voorbeeldnet.example/praktijk-voorbeeld
			  > 10 | exceptions:
			       | ^^^^^^^^^^
			    11 |   - from: 2025-12-25
			  → Vul de vrije dagen van het komende jaar in, of haal de lijst weg.

			2 fouten en 2 waarschuwingen
			"
		`);
		expect(site.report({ today, language: "en" })).toMatchInlineSnapshot(`
			"content/facts/branches.yaml

			Other hours twice  content/facts/branches.yaml:27:13  exceptions-overlap
			  The period on line 23 also contains 2026-08-24.
			    26 |       reason: Zomertijden
			  > 27 |     - from: 2026-08-24
			       |             ^^^^^^^^^^
			    28 |       until: 2026-09-05
			  → Merge them, or change one of the two. A single day within a period is fine: the day counts.

			Period ends before it begins  content/facts/branches.yaml:34:14  period-order
			  \`until\` is 2026-12-12, and \`from\` is 2026-12-20.
			    33 |     - from: 2026-12-20
			  > 34 |       until: 2026-12-12
			       |              ^^^^^^^^^^
			    35 |       reason: Omgekeerd
			  → Put the first day in \`from\` and the last in \`until\`.

			Warning: Other hours make no difference  content/facts/branches.yaml:30:13  exception-without-effect
			  On 2026-12-02 the hours are these already.
			    29 |       reason: Verbouwing
			  > 30 |     - from: 2026-12-02
			       |             ^^^^^^^^^^
			    31 |       hours: 09:00-17:00
			  → Change the day or the hours, or remove this block. In a period, a day that is usually closed only opens when it is listed under \`days\`.

			content/facts/business.yaml

			Warning: Other hours have passed  content/facts/business.yaml:10:1  exceptions-past
			  All these days have passed; the last was 2025-12-25.
			     9 |     url: https://www.voorbeeldnet.example/praktijk-voorbeeld
			  > 10 | exceptions:
			       | ^^^^^^^^^^
			    11 |   - from: 2025-12-25
			  → Fill in the days off of the coming year, or remove the list.

			2 errors and 2 warnings
			"
		`);
	});

	test("close a branch for weeks on a day that its form offers are told", () => {
		site.replace("pages/contact.yaml", "form: contact", "form: afspraak");
		const period = "    - from: 2026-11-20\n      until: 2026-12-17\n      days:\n        friday: gesloten\n";
		except("  - from: 2026-12-25\n    reason: Eerste Kerstdag\n", `${period}      reason: Cursus\n`);
		const told = () =>
			site
				.check({ today })
				.problems.flatMap(({ code, values }) =>
					code === "form-closed-day" && values.branch === "Vestiging Voorbeeldstad" ? [values.day] : [],
				);
		expect(told()).toEqual([]);
		site.replace("facts/branches.yaml", "until: 2026-12-17", "until: 2026-12-18");
		expect(told()).toEqual(["vrijdag"]);
	});

	test("were closed days are told what they are called now, and renamed", () => {
		const file = join(site.root, "content/facts/business.yaml");
		const now = readFileSync(file, "utf8");
		site.write("facts/business.yaml", now.replace("exceptions:", "closedDays:").replaceAll("- from:", "- date:"));
		expect(site.report({ today })).toMatchInlineSnapshot(`
			"content/facts/business.yaml

			Onbekend veld  content/facts/business.yaml:10:1  unknown-field
			  \`closedDays\` is geen veld van \`business\`.
			     9 |     url: https://www.voorbeeldnet.example/praktijk-voorbeeld
			  > 10 | closedDays:
			       | ^^^^^^^^^^
			    11 |   - date: 2026-12-25
			  → Bedoelde u \`exceptions\`?

			1 fout
			"
		`);
		repairFolder(site.root, { dry: false });
		expect(readFileSync(file, "utf8")).toBe(now);
	});
});

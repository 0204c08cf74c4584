import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { repairFolder } from "#engine/content/repair.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentMetadata } from "#pipeline/present/metadata.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { siteOn } from "#pipeline/site/site-on.ts";
import { type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { htmlOf, wordsOf } from "../helpers/rendered.tsx";

const today = "2026-11-22";

let site: TemporarySite;

beforeEach(() => {
	vi.setSystemTime(new Date(`${today}T12:00:00Z`));
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
	const [before = ""] = site.text("facts/business.yaml").split(/(?<=^exceptions:\n)/m);
	site.write("facts/business.yaml", before + ofAll);
	if (own) site.replace("facts/branches.yaml", "  hoursNote:", `  exceptions:\n${own}  hoursNote:`);
}

/** What the contact page says of them. */
function shown(): string {
	return /Andere openingstijden .*?(?= Op afspraak)/.exec(wordsOf(htmlOf(site, "/contact")))?.[0] ?? "";
}

interface Special extends Readonly<Record<"validFrom" | "validThrough" | "opens" | "closes", string>> {
	readonly dayOfWeek?: readonly string[];
}

/** What search engines are told of them, a line each. */
function special(): string[] {
	const content = siteOn(assertSound(site.check().site), today);
	const page = content.pages.get("/contact");
	if (!page) throw new Error("There is no contact page.");
	const graph = presentMetadata(page, makeContext(content, "nl")).structuredData;
	const { "@graph": things } = graph as { "@graph": readonly { specialOpeningHoursSpecification?: Special[] }[] };
	return things
		.flatMap(({ specialOpeningHoursSpecification: told = [] }) => told)
		.map(({ validFrom, validThrough, dayOfWeek = [], opens, closes }) =>
			[`${validFrom}/${validThrough}`, ...dayOfWeek, `${opens}-${closes}`].join(" "),
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
			`"Andere openingstijden Donderdag 24 dec 2026 Verbouwing Gesloten 19 jul 2027 tot en met 14 aug 2027 Zomertijden 10:00–16:00 Maandag : 22:00–02:00 Zaterdag : Gesloten"`,
		);
	});

	test("are told to search engines, each day once", () => {
		except(
			`${summer}  - from: 2027-08-02\n    reason: Uitje\n`,
			"    - from: 2027-08-03\n      hours: 09:00-12:00\n      reason: Cursus\n",
		);
		expect(special()).toEqual([
			"2027-08-03/2027-08-03 09:00-12:00",
			"2027-08-02/2027-08-02 00:00-00:00",
			"2027-07-19/2027-08-01 Monday 22:00-02:00",
			"2027-07-19/2027-08-01 Tuesday Wednesday Thursday Friday 10:00-16:00",
			"2027-07-19/2027-08-01 Saturday 00:00-00:00",
			"2027-08-04/2027-08-14 Monday 22:00-02:00",
			"2027-08-04/2027-08-14 Tuesday Wednesday Thursday Friday 10:00-16:00",
			"2027-08-04/2027-08-14 Saturday 00:00-00:00",
		]);
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

			Laatste dag komt voor de eerste  content/facts/branches.yaml:34:14  days-order
			  \`until: 2026-12-12\` is eerder dan \`from: 2026-12-20\`, dus dit is er nooit.
			    33 |     - from: 2026-12-20
			  > 34 |       until: 2026-12-12
			       |              ^^^^^^^^^^
			    35 |       reason: Omgekeerd
			  → Kijk welke van de twee dagen niet klopt.

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

			Last day is before the first  content/facts/branches.yaml:34:14  days-order
			  \`until: 2026-12-12\` is earlier than \`from: 2026-12-20\`, so this is never shown.
			    33 |     - from: 2026-12-20
			  > 34 |       until: 2026-12-12
			       |              ^^^^^^^^^^
			    35 |       reason: Omgekeerd
			  → Check which of the two days is wrong.

			Warning: Other hours make no difference  content/facts/branches.yaml:30:13  exception-without-effect
			  These hours already apply on 2026-12-02.
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
			  → Fill in the days off for the coming year, or remove the list.

			2 errors and 2 warnings
			"
		`);
	});

	test("leave out a holiday of the country are told half a year ahead, each with its day", () => {
		const told = (day = today) =>
			site
				.check({ today: day })
				.problems.flatMap(({ code, values }) =>
					code === "holidays-missing" ? [values.missing.map(({ date }) => date)] : [],
				);
		const day = (date: string, reason: string) => `  - from: ${date}\n    reason: ${reason}\n`;
		const christmas = day("2026-12-25", "Eerste Kerstdag");
		const spring = ["2027-03-29", "2027-04-27", "2027-05-06", "2027-05-17"];
		except(christmas);
		expect(told()).toEqual([["2026-12-26", "2027-01-01", ...spring]]);
		const warning = (language: "nl" | "en") =>
			/^.*holidays-missing\n.*\n(?: .*\n)*? +→.*$/m.exec(site.report({ today, language }))?.[0];
		expect([warning("nl"), warning("en")]).toMatchInlineSnapshot(`
			[
			  "Waarschuwing: Feestdagen ontbreken  content/facts/business.yaml:10:1  holidays-missing
			  Op 6 feestdagen van het komende jaar gelden de gewone openingstijden.
			     9 |     url: https://www.voorbeeldnet.example/praktijk-voorbeeld
			  > 10 | exceptions:
			       | ^^^^^^^^^^
			    11 |   - from: 2026-12-25
			  → Zet onder \`exceptions\` in \`facts/business.yaml\`: \`2026-12-26\` Tweede Kerstdag, \`2027-01-01\` Nieuwjaarsdag, \`2027-03-29\` Tweede Paasdag, \`2027-04-27\` Koningsdag, \`2027-05-06\` Hemelvaartsdag en \`2027-05-17\` Tweede Pinksterdag. Met \`from\` en \`reason\` is het die dag dicht; bent u wel open, zet dan \`hours\` met de tijden erbij.",
			  "Warning: Public holidays are missing  content/facts/business.yaml:10:1  holidays-missing
			  On 6 public holidays of the coming year the usual opening hours apply.
			     9 |     url: https://www.voorbeeldnet.example/praktijk-voorbeeld
			  > 10 | exceptions:
			       | ^^^^^^^^^^
			    11 |   - from: 2026-12-25
			  → Add to \`exceptions\` in \`facts/business.yaml\`: \`2026-12-26\` Boxing Day, \`2027-01-01\` New Year's Day, \`2027-03-29\` Easter Monday, \`2027-04-27\` King's Day, \`2027-05-06\` Ascension Day, and \`2027-05-17\` Whit Monday. With \`from\` and \`reason\` a day is closed; if you are open, add \`hours\` with the times.",
			]
		`);

		// Closed, open as on any day, and in a period of one branch only: the other is open on that day.
		const open = "  - from: 2026-12-26\n    hours: 10:00-16:00\n    reason: Tweede Kerstdag\n";
		const others = ["2027-01-01", ...spring].map((date) => day(date, "Feestdag"));
		const period = "    - from: 2027-05-01\n      until: 2027-05-10\n      reason: Verbouwing\n";
		except(christmas + open + others.filter((each) => !each.includes("05-06")).join(""), period);
		expect(told()).toEqual([["2027-05-06"]]);
		except(christmas + open + others.join(""));
		expect(site.check({ today }).problems).toEqual([]);
		// Half a year before the next one, and not every day from now on.
		const next = ["2028-01-01", "2028-04-17", "2028-04-27", "2028-05-25", "2028-06-05"];
		except(others.join("") + day("2027-12-25", "Kerst"));
		expect([told("2027-06-20"), told("2027-07-05")]).toEqual([[], [next]]);
		// Without a list it stands at the hours of a branch that somebody has filled in.
		except("");
		site.replace("facts/business.yaml", "exceptions:\n", "");
		site.replace("facts/branches.yaml", "  hoursNote:", "  samples: [hours]\n  hoursNote:");
		expect(told()).toEqual([["2027-03-29", "2027-05-06", "2027-05-17"]]);
		expect(site.check({ today }).problems.map(({ place }) => `${place.file}:${place.line}`)).toEqual([
			"content/facts/branches.yaml:51",
		]);
	});

	test("close or open a branch for weeks on a day are told where its form does not follow", () => {
		site.replace("pages/contact.yaml", "form: contact", "form: afspraak");
		const period =
			"    - from: 2026-11-20\n      until: 2026-12-03\n      days:\n        friday: gesloten\n        monday: 10:00-12:00\n";
		except("  - from: 2026-12-25\n    reason: Eerste Kerstdag\n", `${period}      reason: Cursus\n`);
		const told = () =>
			site.check({ today }).problems.flatMap(({ code, level, values }) => {
				if (code === "form-closed-day" && values.branch === "Vestiging Voorbeeldstad") return [values.day];
				return code === "form-open-day" ? [`${level}: ${values.days}`] : [];
			});
		expect(told()).toEqual([]);
		site.replace("facts/branches.yaml", "until: 2026-12-03", "until: 2026-12-18");
		expect(told()).toEqual(["vrijdag", "remark: maandag"]);
		const remark = (language: "nl" | "en") => /^.*form-open-day\n.*$/m.exec(site.report({ today, language }))?.[0];
		expect([remark("nl"), remark("en")]).toMatchInlineSnapshot(`
			[
			  "Opmerking: Vestiging is dan open  content/facts/forms.yaml:67:7  form-open-day
			  Dit formulier biedt \`maandag\` niet aan, en dan is het open bij \`Vestiging Voorbeeldstad\` en \`Vestiging Voorbeelddorp\`.",
			  "Remark: Branch is open on that day  content/facts/forms.yaml:67:7  form-open-day
			  This form does not offer \`maandag\`, and it is open then at \`Vestiging Voorbeeldstad\` and \`Vestiging Voorbeelddorp\`.",
			]
		`);
	});

	test("are those of the place that is chosen in a form, which says which choice is which", () => {
		const question = (branches: string, last = "") =>
			`    - name: plek\n      kind: radio\n      label: Waar?\n      required: ja\n      options:\n        - In {branches.voorbeeldstad.city}\n        - In {branches.voorbeelddorp.city}\n${last}${branches}`;
		const days = "    - name: dagen\n";
		const forms = readFileSync(join(site.root, "content/facts/forms.yaml"), "utf8");
		const told = (added: string, from = "woensdag") => {
			site.write(
				"facts/forms.yaml",
				forms.replace(days, `${added}${days}`).replace("        - woensdag", `        - ${from}`),
			);
			return site
				.check({ today })
				.problems.flatMap(({ code, values }) => (/^form-/.test(code) ? [{ code, ...values }] : []));
		};
		const [none, right] = ["", "      branches: [voorbeeldstad, voorbeelddorp]\n"];
		expect(told(question(right))).toEqual([]);
		expect(told(question(none))).toMatchObject([{ code: "form-places", what: "none", branch: "voorbeeldstad" }]);
		expect(told(question("      branches: [voorbeelddorp]\n"))).toMatchObject([{ code: "form-places", what: "other" }]);
		expect(told(question(right.replace("]", ", voorbeeldstad]")))).toMatchObject([
			{ code: "form-places", what: "many" },
		]);
		expect(told(question(right).replace("radio", "checkboxes"))).toMatchObject([{ code: "form-places", what: "kind" }]);
		// Nowhere open, unless somebody may also choose what is no branch.
		expect(told(question(right), "zondag")).toEqual([
			{ code: "form-closed-day", day: "zondag", branch: "Vestiging Voorbeeldstad, Vestiging Voorbeelddorp" },
		]);
		expect(told(question(right, "        - Bij u thuis\n"), "zondag")).toEqual([]);
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

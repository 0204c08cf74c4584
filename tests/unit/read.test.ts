import { expect, test } from "vitest";
import { siteInMemory } from "../helpers/site-in-memory.ts";

test("what an editor means is understood whatever YAML makes of it", () => {
	const site = siteInMemory();
	try {
		site.replace("facts/business.yaml", "phone: 058 000 00 00", "phone: 0512345678");
		site.replace("site.yaml", "openForAppointments: ja", "openForAppointments: nee");
		site.replace("facts/products.yaml", 'price: "45.50"', "price: 045.00");
		site.replace("pages/contact.yaml", "title: Vraag het ons", "title: 2027");
		// A byte-order mark and line ends of Windows change nothing.
		site.write(
			"pages/windows.yaml",
			"\ufefftitle: Proef\r\ndescription: Met regeleinden van Windows en een vreemd teken vooraan.\r\nmenu:\r\n  under: cases_and_satchels\r\n  label: Proef\r\nsections:\r\n  - type: hero\r\n    title: |\r\n      Twee\r\n      regels\r\n",
		);
		const { problems, site: read } = site.check();
		expect(problems).toEqual([]);
		expect(read.facts.get("business")?.value).toMatchObject({ phone: "0512345678" });
		expect(read.settings?.value.openForAppointments).toBe(false);
		expect(read.pages.get("/contact")?.value.sections[0]?.fields.title).toBe("2027");
		expect(read.pages.get("/windows")?.value.sections[0]?.fields.title).toBe("Twee\nregels\n");
	} finally {
		site.dispose();
	}
});

test("a file that nests without end is a problem, not a crash", () => {
	const site = siteInMemory();
	try {
		site.write("pages/diep.yaml", `title: ${"[".repeat(20_000)}`);
		site.write(
			"pages/diep-twee.yaml",
			`title:\n${Array.from({ length: 60 }, (_, depth) => `${" ".repeat(depth + 1)}a:`).join("\n")} b\n`,
		);
		const codes = site.check().problems.map(({ code, place }) => `${place.file} ${code}`);
		expect(codes).toContain("content/pages/diep.yaml yaml-syntax");
		expect(codes).toContain("content/pages/diep-twee.yaml yaml-syntax");
	} finally {
		site.dispose();
	}
});

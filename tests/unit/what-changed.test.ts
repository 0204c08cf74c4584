import fc from "fast-check";
import { expect, test } from "vitest";
import { type Known, whatChanged } from "#studio/brain/history/what-changed.ts";

const names = {
	about: (file: string) => ({ name: file.replace(/^content\/(?:translations\/\w+\/)?/, ""), page: undefined }),
	day: (date: string) => date.slice(0, 10),
	time: (date: string) => date.slice(11, 16),
};

const person = fc.constantFrom("Anna", "Bert", "Chaima");
const file = fc.constantFrom(
	"content/site.yaml",
	"content/pages/index.yaml",
	"content/translations/en/pages/index.yaml",
	"content/pages/contact.yaml",
);

const known: fc.Arbitrary<Known> = fc.record({
	publications: fc.array(
		fc.record({
			commit: fc.uuid(),
			date: fc
				.date({ min: new Date("2026-01-01"), max: new Date("2026-01-09"), noInvalidDate: true })
				.map((day) => day.toISOString()),
			author: person,
			message: fc.constantFrom("Prijs", "Merge branch 'a' into b", ""),
			parent: fc.constantFrom("before", "before", undefined),
			files: fc.array(file, { minLength: 1 }),
		}),
	),
	others: fc.array(fc.record({ who: person, file })),
	own: fc.uniqueArray(file),
});

test("whatever a store knows, everything is told once, under its day or its person, and nothing twice in one line", () => {
	fc.assert(
		fc.property(known, (all) => {
			const days = whatChanged(all, names);
			const told = all.publications.filter(({ parent }) => parent !== undefined);
			const changes = (is: string) => days.filter((day) => day.is === is).flatMap((day) => day.changes);
			expect(new Set(days.map(({ is, day }) => is + day)).size).toBe(days.length);
			expect(
				changes("online")
					.map(({ commit }) => commit)
					.sort(),
			).toEqual(told.map(({ commit }) => commit).sort());
			for (const day of days.filter(({ is }) => is === "online")) {
				const order = told.filter(({ date }) => names.day(date) === day.day).map(({ commit }) => commit);
				expect(day.changes.map(({ commit }) => commit)).toEqual(order);
			}
			expect(new Set(changes("others").map(({ who }) => who))).toEqual(new Set(all.others.map(({ who }) => who)));
			expect(changes("others")).toHaveLength(new Set(all.others.map(({ who }) => who)).size);
			expect(changes("own")).toHaveLength(all.own.length > 0 ? 1 : 0);
			for (const { about, message } of days.flatMap((day) => day.changes)) {
				expect(about.length).toBeGreaterThan(0);
				expect(new Set(about.map(({ name }) => name)).size).toBe(about.length);
				expect(message).not.toMatch(/^Merge /);
			}
		}),
	);
});

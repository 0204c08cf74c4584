import { expect, test } from "vitest";
import { inWordsOf } from "#core/fields/editor-words.ts";
import { dateKind } from "#core/fields/kinds/date.ts";
import { flagKind } from "#core/fields/kinds/flag.ts";
import { hoursKind } from "#core/fields/kinds/hours.ts";
import { priceKind } from "#core/fields/kinds/price.ts";
import { type SourceLanguage, sourceLanguages } from "#core/languages.ts";

/** How people of a language write an amount, a lowest price, a price that one asks for, and a day. */
interface Spellings {
	readonly group: string;
	readonly point: string;
	readonly from: readonly string[];
	readonly request: readonly string[];
	readonly closed: readonly string[];
	/** Around the hours and minutes of two times. */
	readonly times: readonly ((from: Clock, to: Clock) => string)[];
}

interface Clock {
	readonly hour: number;
	readonly minute: number;
}

const two = (number: number) => String(number).padStart(2, "0");

/** `9` and `9.30`, with a sign between, or behind the hour: `9h`. */
const short = ({ hour, minute }: Clock, between: string, alone = "") =>
	minute === 0 ? `${hour}${alone}` : `${hour}${between}${two(minute)}`;

const half = ({ hour, minute }: Clock) =>
	`${hour % 12 || 12}${minute === 0 ? "" : `:${two(minute)}`}${hour < 12 ? "am" : "pm"}`;

const spellings: Readonly<Record<SourceLanguage, Spellings>> = {
	nl: {
		group: ".",
		point: ",",
		from: ["vanaf", "va.", "v.a."],
		request: ["op aanvraag", "Prijs op aanvraag", "op verzoek"],
		closed: ["gesloten", "Gesloten", "dicht"],
		times: [
			(from, to) => `${short(from, ".")}-${short(to, ".")} uur`,
			(from, to) => `${short(from, ":")} tot ${short(to, ":")}`,
			(from, to) => `van ${short(from, ".", "u")} tot ${short(to, ".", "u")}`,
		],
	},
	en: {
		group: ",",
		point: ".",
		from: ["from", "From"],
		request: ["on request", "Price on request"],
		closed: ["closed", "Closed"],
		times: [(from, to) => `${half(from)}–${half(to)}`, (from, to) => `${half(from)} to ${half(to)}`],
	},
	de: {
		group: ".",
		point: ",",
		from: ["ab", "Ab"],
		request: ["auf Anfrage", "Preis auf Anfrage"],
		closed: ["geschlossen", "Geschlossen"],
		times: [
			(from, to) => `${short(from, ".")}-${short(to, ".")} Uhr`,
			(from, to) => `von ${short(from, ":")} bis ${short(to, ":")} Uhr`,
		],
	},
	fr: {
		group: "\u202f",
		point: ",",
		from: ["dès", "à partir de", "À partir de"],
		request: ["sur demande", "Prix sur demande", "sur devis"],
		closed: ["fermé", "Fermé", "Ferme"],
		times: [
			(from, to) => `${short(from, "h", "h")}-${short(to, "h", "h")}`,
			(from, to) => `de ${short(from, " h ", " h")} à ${short(to, " h ", " h")}`,
		],
	},
	es: {
		group: ".",
		point: ",",
		from: ["desde", "a partir de"],
		request: ["a consultar", "Precio a consultar", "consultar precio"],
		closed: ["cerrado", "Cerrado"],
		times: [
			(from, to) => `${short(from, ":")}-${short(to, ":")} h`,
			(from, to) => `de ${short(from, ":")} a ${short(to, ":")}`,
		],
	},
};

const amounts = [0, 9, 45, 139, 1139, 12_500, 999_999].flatMap((whole) => [
	{ whole, cents: "" },
	{ whole, cents: "50" },
	{ whole, cents: "00" },
]);

const signs = ["€", "£", "$", "EUR", "GBP", "CHF", "euro", "Euro", "euros"];

/** An amount with a sign where people put one. */
function withSigns(sum: string): string[] {
	return [
		sum,
		...signs.flatMap((sign) => [`${sign}${sum}`, `${sign} ${sum}`, `${sum} ${sign}`, `${sum}\u00a0${sign}`]),
	];
}

function* prices(language: SourceLanguage) {
	const { group, point, from } = spellings[language];
	for (const { whole, cents } of amounts) {
		const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, group);
		const meant = `${whole}${cents && `.${cents}`}`;
		for (const sum of new Set([`${whole}`, grouped])) {
			// `1.139` without cents is told apart where the language of the site is known.
			if (cents === "" && sum !== `${whole}` && group !== "\u202f") continue;
			for (const spelled of withSigns(sum + (cents && point + cents))) {
				yield { spelled, meant };
				for (const word of from) yield { spelled: `${word} ${spelled}`, meant: `from ${meant}` };
			}
		}
	}
}

/** What the checker would offer in an English site; undefined for what it asks about. */
const offered = (kind: typeof priceKind, written: string) => {
	const advice = kind.advice(written);
	return advice && inWordsOf(advice, kind.editorWords ?? [], "en");
};

test.each(sourceLanguages)("a price as people write it in %s is offered as it is meant", (language) => {
	const wrong = [...prices(language)].filter(({ spelled, meant }) => offered(priceKind, spelled) !== meant);
	expect(wrong).toEqual([]);
	for (const spelled of spellings[language].request)
		expect([spelled, offered(priceKind, spelled)]).toEqual([spelled, "on request"]);
});

test.each(sourceLanguages)("hours as people write them in %s are offered as they are meant", (language) => {
	const { times, closed } = spellings[language];
	const clocks = [8, 9, 12, 13, 17, 20].flatMap((hour) => [0, 5, 30].map((minute) => ({ hour, minute })));
	const wrong = [];
	for (const from of clocks)
		for (const to of clocks.filter(({ hour }) => hour > from.hour))
			for (const spell of times) {
				const meant = `${two(from.hour)}:${two(from.minute)}-${two(to.hour)}:${two(to.minute)}`;
				const [spelled, offer] = [spell(from, to), offered(hoursKind, spell(from, to))];
				if (offer !== meant) wrong.push({ spelled, meant, offer });
				// What stands behind them is what is wrong, and no time.
				const flaw = hoursKind.flaw?.(`${spelled} (*)`);
				if (flaw) wrong.push({ spelled, flaw });
			}
	expect(wrong.slice(0, 20)).toEqual([]);
	for (const spelled of closed) expect([spelled, offered(hoursKind, spelled)]).toEqual([spelled, "closed"]);
});

test.each([...sourceLanguages, "en-US"])("a day as people write it in %s is offered as it is meant", (language) => {
	const days = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)));
	const wrong = (["full", "long", "medium"] as const).flatMap((dateStyle) => {
		const format = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { dateStyle, timeZone: "UTC" });
		return days.flatMap((day) => {
			const [spelled, meant] = [format.format(day), day.toISOString().slice(0, 10)];
			const offer = dateKind.advice(spelled);
			return offer === meant ? [] : [{ spelled, meant, offer }];
		});
	});
	expect(wrong.slice(0, 20)).toEqual([]);
});

test.each([
	["yes", "Si", "WAHR", "vrai", "aan", "y"],
	["no", "Aus", "faux", "falso", "uit", "off"],
])("%s is offered for what people write instead of it", (meant, ...written) => {
	for (const each of written) expect([each, offered(flagKind, each)]).toEqual([each, meant]);
});

/** Numbers that follow one another in an order that is always the same. */
function* chances(seed: number): Generator<number, never> {
	for (let state = seed; ; ) {
		state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
		yield state / 2 ** 31;
	}
}

test("whatever a finger does to a price, nothing is offered with other digits, or that leaves out what was said", () => {
	const chance = chances(7);
	const pick = (from: string | readonly string[]) => from[Math.floor(chance.next().value * from.length)] ?? "";
	const spelled = sourceLanguages.flatMap((language) => [...prices(language)].map((each) => each.spelled));
	const wrong = [];
	for (let round = 0; round < 20_000; round++) {
		const before = pick(spelled);
		const at = Math.floor(chance.next().value * (before.length + 1));
		const found =
			before.slice(0, at) +
			pick(["%", "x", ",", ".", "7", "-", "/", "p", " per uur", "12", "?", "l"]) +
			before.slice(at + (round % 2));
		const offer = offered(priceKind, found);
		if (offer === undefined) continue;
		const digits = (text: string) => text.replace(/\D/g, "");
		const same = [digits(found), `${digits(found)}0`].includes(digits(offer));
		const says = !/[%?/]|x|per/.test(found);
		if (!same || !says) wrong.push({ found, offer });
	}
	expect(wrong.slice(0, 20)).toEqual([]);
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Weekday, weekdays } from "#core/opening.ts";
import type { HourRange } from "#core/resolved.ts";
import { closedDays, followsPlace } from "#sections/form/days.ts";
import { mailtoOf } from "#sections/form/mailto.ts";
import { buildMessage } from "#sections/form/message.ts";
import { optionsOf } from "#sections/form/options.ts";
import { findErrors } from "#sections/form/rules.ts";
import { ajaxAddress, nativeAddress, sendMessage } from "#sections/form/send.ts";
import type { Field } from "#sections/form/types.ts";
import { isTrapped, readValues } from "#sections/form/values.ts";
import { type FormService, startFormService } from "../servers/form-service.ts";

const contact: readonly Field[] = [
	{
		name: "name",
		kind: "text",
		label: "Naam",
		required: true,
		min: 2,
		message: "Naam moet minimaal 2 karakters bevatten",
	},
	{ name: "email", kind: "email", label: "E-mailadres", required: true, message: "Ongeldig email adres" },
	{ name: "phone", kind: "tel", label: "Telefoonnummer", required: false },
	{
		name: "subject",
		kind: "text",
		label: "Onderwerp",
		required: true,
		min: 3,
		message: "Onderwerp moet minimaal 3 karakters bevatten",
	},
	{
		name: "message",
		kind: "textarea",
		label: "Bericht",
		required: true,
		min: 10,
		message: "Bericht moet minimaal 10 karakters bevatten",
	},
];

const visit: readonly Field[] = [
	{ name: "name", kind: "text", label: "Naam", required: true, min: 2 },
	{ name: "email", kind: "email", label: "E-mailadres", required: true },
	{
		name: "reden",
		kind: "select",
		label: "Waar wilt u voor komen?",
		required: true,
		options: ["Hoortest", "Onderhoud"],
	},
	{ name: "dagen", kind: "checkboxes", label: "Dagen", required: false, options: ["maandag", "dinsdag", "woensdag"] },
	{ name: "postcode", kind: "text", label: { shown: "Postal code", written: "Postcode" }, required: false, max: 10 },
	{
		name: "antwoord",
		kind: "radio",
		label: "Hoe wilt u antwoord krijgen?",
		required: true,
		options: ["Per e-mail", "Per telefoon"],
	},
	{
		name: "phone",
		kind: "tel",
		label: "Telefoonnummer",
		required: false,
		requiredWhen: { field: "antwoord", value: { shown: "By phone", written: "Per telefoon" } },
		message: "Vul uw telefoonnummer in",
	},
	{ name: "message", kind: "textarea", label: "Wilt u nog iets kwijt?", required: false, max: 1000 },
];

const words = { form_not_given: "Niet opgegeven", form_subject_prefix: "Contactformulier: " };

const good = {
	name: "Jo",
	email: "jo@voorbeeld.nl",
	phone: "",
	subject: "Vra",
	message: "Tien tekens",
};

function formData(entries: readonly (readonly [string, string])[]): FormData {
	const data = new FormData();
	for (const [name, value] of entries) data.append(name, value);
	return data;
}

const errorsOf = (fields: readonly Field[], values: Record<string, string>) =>
	Object.fromEntries(findErrors(fields, values, "Vul dit veld in"));

describe("values", () => {
	it("are trimmed, with line breaks of one kind", () => {
		const data = formData([
			["name", "  Jo \t"],
			["message", "\r\nregel 1\r\nregel 2\n "],
		]);
		expect(readValues(contact, data)).toEqual({
			name: "Jo",
			email: "",
			phone: "",
			subject: "",
			message: "regel 1\nregel 2",
		});
	});

	it("have digits with which somebody can call, and no signs that are for a page alone", () => {
		const data = formData([
			["phone", "\u2066٠٥٨ ۱۲۳\u2069"],
			["name", "\u200fليلى 3٤"],
		]);
		expect(readValues(contact, data)).toMatchObject({ phone: "058 123", name: "ليلى 3٤" });
	});

	it("join several choices into one", () => {
		const data = formData([
			["dagen", "maandag"],
			["dagen", "woensdag"],
		]);
		expect(readValues(visit, data).dagen).toBe("maandag, woensdag");
	});

	it("tell whether the hidden field was filled in", () => {
		expect(isTrapped(formData([["_honey", " "]]))).toBe(false);
		expect(isTrapped(formData([["_honey", "http://spam.example"]]))).toBe(true);
	});
});

describe("days", () => {
	const hours = (open: readonly Weekday[]) =>
		Object.fromEntries(
			weekdays.map((day) => [day, open.includes(day) ? [{ opens: "09:00", closes: "17:00" }] : []]),
		) as Record<Weekday, HourRange[]>;
	const fields: readonly Field[] = [
		{
			name: "plek",
			kind: "radio",
			label: "Waar?",
			required: true,
			options: [{ shown: "In the town", written: "In de stad" }, "In het dorp", "Bij u thuis, in Friesland"],
			branches: [
				{ name: "De stad", hours: hours(["monday", "tuesday"]) },
				{ name: "Het dorp", hours: hours(["tuesday", "wednesday"]) },
			],
		},
		{
			name: "dagen",
			kind: "checkboxes",
			label: "Dagen",
			required: false,
			options: [{ shown: "Monday", written: "Maandag" }, "dinsdag", "Woensdag"],
		},
	];
	const [place, days] = fields as [Field, Field];
	const closed = (...entries: [string, string][]) => closedDays(fields, formData(entries), "nl");

	it("on which the chosen place is closed are not offered, and those that were chosen are named", () => {
		expect(closed(["plek", "In de stad"], ["dagen", "Maandag"], ["dagen", "Woensdag"])).toEqual({
			name: "De stad",
			days: new Set(["Woensdag"]),
			lost: ["Woensdag"],
		});
		expect(closed(["plek", "In het dorp"], ["dagen", "Maandag"])?.lost).toEqual(["Monday"]);
	});

	it("are all offered where no branch says anything of the place", () => {
		expect(closed()).toBeUndefined();
		expect(closed(["plek", "Bij u thuis, in Friesland"], ["dagen", "Maandag"])).toBeUndefined();
	});

	it("follow a place only in a form that asks for one", () => {
		expect(followsPlace(days, fields)).toBe(true);
		expect(followsPlace(days, [days])).toBe(false);
		expect(followsPlace(place, fields)).toBe(false);
	});
});

describe("choices", () => {
	const field: Field = {
		name: "plaats",
		kind: "select",
		label: "Plaats?",
		required: true,
		optionsFrom: [["Balk", "Sneek"], ["Hoortest"]],
	};

	it("are those of the facts, one after another", () => {
		expect(optionsOf(field)).toEqual(["Balk", "Sneek", "Hoortest"]);
	});

	it("are a field's own before any others", () => {
		expect(optionsOf({ ...field, options: ["Elders"] })).toEqual(["Elders"]);
		expect(optionsOf({ name: "a", kind: "select", label: "A", required: true })).toEqual([]);
	});

	it("stand in the message as they were chosen", () => {
		const values = { name: "Jo", email: "jo@voorbeeld.nl", plaats: "Sneek" };
		const { message } = buildMessage(
			{ fields: [field], subject: "Bezoek", language: "nl", source: "nl" },
			values,
			words,
		);
		expect(message).toBe("Plaats? Sneek");
	});
});

describe("a message in another language", () => {
	it("reaches the practice in Dutch, with the language to answer in", () => {
		const values = { name: "Jo", email: "jo@voorbeeld.nl", postcode: "8911 AB", message: "Hello" };
		const { message, phone } = buildMessage(
			{ fields: visit, subject: "Bezoek", language: "en", source: "nl" },
			values,
			words,
		);
		expect(message).toBe("Hello\n\nPostcode: 8911 AB\nTaal: English");
		expect(phone).toBe("Niet opgegeven");
	});

	it("adds nothing to a form that asks for nothing more", () => {
		const { message } = buildMessage({ fields: contact, subject: "", language: "en", source: "nl" }, good, words);
		expect(message).toBe(good.message);
	});
});

describe("rules", () => {
	it("accept the shortest good message", () => {
		expect(errorsOf(contact, { ...good, message: "1234567890" })).toEqual({});
	});

	it("say the field's own words, in the order of the form", () => {
		const errors = findErrors(contact, { ...good, name: "J", email: "jo", subject: "Vr", message: "123456789" }, "");
		expect([...errors]).toEqual([
			["name", "Naam moet minimaal 2 karakters bevatten"],
			["email", "Ongeldig email adres"],
			["subject", "Onderwerp moet minimaal 3 karakters bevatten"],
			["message", "Bericht moet minimaal 10 karakters bevatten"],
		]);
	});

	it("say the general words where a field has none of its own", () => {
		const empty = readValues(visit, new FormData());
		expect(errorsOf(visit, empty)).toEqual({
			name: "Vul dit veld in",
			email: "Vul dit veld in",
			reden: "Vul dit veld in",
			antwoord: "Vul dit veld in",
		});
	});

	it("judge what is left after trimming", () => {
		const data = formData(Object.entries({ ...good, name: " J ", subject: "       " }));
		expect(Object.keys(errorsOf(contact, { ...readValues(contact, data) }))).toEqual(["name", "subject"]);
	});

	it.each([
		"jo@voorbeeld.nl",
		"jo.de-vries+hoor@post.voorbeeld.co.uk",
		"o'neil@voorbeeld.nl",
		"jo@bücher.example",
		"jo@xn--bcher-kva.example",
	])("take %s for an e-mail address", (email) => expect(errorsOf(contact, { ...good, email })).toEqual({}));

	it.each([
		"jo",
		"jo@",
		"@voorbeeld.nl",
		"jo@voorbeeld",
		"jo@voorbeeld..nl",
		"jo..de@voorbeeld.nl",
		".jo@voorbeeld.nl",
		"jo.@voorbeeld.nl",
		"jo de@voorbeeld.nl",
		"jo@voor beeld.nl",
		"jo@x@voorbeeld.nl",
		"jo@voorbeeld.nl, an@voorbeeld.nl",
	])("do not take %s for one", (email) =>
		expect(errorsOf(contact, { ...good, email })).toEqual({ email: "Ongeldig email adres" }),
	);

	it("read an e-mail address once, however long: what looked back at each letter would not come to an end here", () => {
		const email = `${"a.".repeat(1_000_000)}@${"b.".repeat(1_000_000)}`;
		expect(errorsOf(contact, { ...good, email })).toEqual({ email: "Ongeldig email adres" });
	});

	it.each(["", "058", "bel maar niet", "+31 (0)58 123 45 67"])("take any phone number: '%s'", (phone) => {
		expect(errorsOf(contact, { ...good, phone })).toEqual({});
	});

	it("ask for a phone number only from who wants to be phoned", () => {
		const values = { name: "Jo", email: "jo@voorbeeld.nl", reden: "Hoortest", antwoord: "Per e-mail", phone: "" };
		expect(errorsOf(visit, values)).toEqual({});
		expect(errorsOf(visit, { ...values, antwoord: "Per telefoon" })).toEqual({ phone: "Vul uw telefoonnummer in" });
		expect(errorsOf(visit, { ...values, antwoord: "Per telefoon", phone: "058 123 45 67" })).toEqual({});
	});

	it("hold optional fields to their limits once something is in them", () => {
		const values = { name: "Jo", email: "jo@voorbeeld.nl", reden: "Hoortest", antwoord: "Per e-mail" };
		expect(errorsOf(visit, { ...values, message: "x".repeat(1000) })).toEqual({});
		expect(Object.keys(errorsOf(visit, { ...values, message: "x".repeat(1001), postcode: "8911 AB 8911" }))).toEqual([
			"postcode",
			"message",
		]);
	});
});

describe("message", () => {
	it("has exactly seven keys", () => {
		expect(
			buildMessage(
				{ fields: contact, subject: "Vast", language: "nl", source: "nl" },
				{ ...good, phone: "058 123 45 67" },
				words,
			),
		).toStrictEqual({
			name: "Jo",
			email: "jo@voorbeeld.nl",
			phone: "058 123 45 67",
			subject: "Vra",
			message: "Tien tekens",
			_subject: "Contactformulier: Vra",
			_captcha: false,
		});
	});

	it("says so when no phone number was given", () => {
		expect(buildMessage({ fields: contact, subject: "", language: "nl", source: "nl" }, good, words).phone).toBe(
			"Niet opgegeven",
		);
	});

	it("folds other fields into the text, below the visitor's own, and takes the fixed subject", () => {
		const values = {
			name: "Jo",
			email: "jo@voorbeeld.nl",
			reden: "Hoortest",
			dagen: "maandag, woensdag",
			postcode: "8911 AB",
			antwoord: "Per e-mail",
			message: "Ik neem mijn dochter mee.",
		};
		const message = buildMessage(
			{ fields: visit, subject: "Afspraak in Leeuwarden", language: "nl", source: "nl" },
			values,
			words,
		);
		expect(Object.keys(message)).toHaveLength(7);
		expect(message.subject).toBe("Afspraak in Leeuwarden");
		expect(message._subject).toBe("Contactformulier: Afspraak in Leeuwarden");
		expect(message.message).toBe(
			[
				"Ik neem mijn dochter mee.",
				"",
				"Waar wilt u voor komen? Hoortest",
				"Dagen: maandag, woensdag",
				"Postcode: 8911 AB",
				"Hoe wilt u antwoord krijgen? Per e-mail",
			].join("\n"),
		);
	});

	it("leaves out what stayed empty", () => {
		const values = { name: "Jo", email: "jo@voorbeeld.nl", reden: "Onderhoud", dagen: "", message: "" };
		expect(
			buildMessage({ fields: visit, subject: "Afspraak", language: "nl", source: "nl" }, values, words).message,
		).toBe("Waar wilt u voor komen? Onderhoud");
	});

	it("can be opened in the visitor's own e-mail program", () => {
		const values = { ...good, subject: "Prijs & tijd?", message: "Regel 1\nRegel 2 + 100%" };
		const message = buildMessage({ fields: contact, subject: "", language: "nl", source: "nl" }, values, words);
		const address = mailtoOf("mailto:info@praktijk.example", message, values);
		expect(address).toMatch(
			/^mailto:info@praktijk\.example\?subject=Prijs%20%26%20tijd%3F&body=Regel%201%0D%0ARegel%202/,
		);
		expect(new URL(address).searchParams.get("body")).toBe("Regel 1\r\nRegel 2 + 100%\r\n\r\nJo");
	});
});

describe("sending", () => {
	let service: FormService;
	const message = buildMessage({ fields: contact, subject: "", language: "nl", source: "nl" }, good, words);
	const send = (timeout?: number) =>
		sendMessage(ajaxAddress({ service: service.origin, mailbox: "info@praktijk.example" }), message, timeout);

	beforeAll(async () => {
		service = await startFormService();
	});
	afterEach(() => service.setMode("true"));
	afterAll(() => service.close());

	it("posts the message as JSON, once", async () => {
		const before = service.requests.length;
		await send();
		expect(service.requests).toHaveLength(before + 1);
		const request = service.requests.at(-1);
		expect(request).toMatchObject({ method: "POST", path: "/ajax/info@praktijk.example", body: { ...message } });
		expect(request?.headers).toMatchObject({ "content-type": "application/json", accept: "application/json" });
		expect(Object.keys(request?.body as object).sort()).toEqual([
			"_captcha",
			"_subject",
			"email",
			"message",
			"name",
			"phone",
			"subject",
		]);
	});

	it.each(["refused", "too-many", "not-json", "boolean-true"] as const)(
		"counts the answer '%s' as a failure",
		async (mode) => {
			service.setMode(mode);
			const before = service.requests.length;
			await expect(send()).rejects.toThrow("Er ging iets mis bij het verzenden");
			expect(service.requests).toHaveLength(before + 1);
		},
	);

	it("counts a dropped connection as a failure and does not try again", async () => {
		service.setMode("dropped");
		const before = service.requests.length;
		await expect(send()).rejects.toThrow();
		expect(service.requests).toHaveLength(before + 1);
	});

	it("gives up a service that takes too long", async () => {
		service.setMode("slow", 2000);
		await expect(send(50)).rejects.toMatchObject({ name: "TimeoutError" });
		service.setMode("slow", 50);
		await expect(send()).resolves.toBeUndefined();
	});

	it("fails where nobody answers", async () => {
		const gone = await startFormService();
		await gone.close();
		await expect(sendMessage(`${gone.origin}/ajax/x`, message)).rejects.toThrow();
	});

	it("takes an alias as well as an address, in any language", () => {
		const origin = "https://dienst.example";
		expect(nativeAddress({ service: origin, mailbox: "a1b2c3" })).toBe("https://dienst.example/a1b2c3");
		expect(ajaxAddress({ service: origin, mailbox: "\u2066info@praktijk.example\u2069" })).toBe(
			"https://dienst.example/ajax/info@praktijk.example",
		);
	});
});

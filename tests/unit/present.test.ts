import { afterAll, describe, expect, test } from "vitest";
import type { Language } from "#core/languages.ts";
import { plainText, type Text } from "#core/resolved.ts";
import type { Words } from "#core/words.ts";
import { hyphenatorOf } from "#engine/pages/hyphenator.ts";
import { formatDate } from "#pipeline/kinds/date.ts";
import { parseHours } from "#pipeline/kinds/hours.ts";
import { formatPhone } from "#pipeline/kinds/phone.ts";
import { presentPrice } from "#pipeline/kinds/price.ts";
import { renderMarkdown } from "#pipeline/kinds/render-markdown.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { passagesOf } from "#pipeline/text/markdown.ts";
import { softlyHyphenated, withWholeCompounds } from "#pipeline/text/soft-hyphens.ts";
import { siteInMemory } from "../helpers/site-in-memory.ts";

const site = siteInMemory();

function priceIn(written: string, language: Language, settings = "") {
	site.restore();
	if (settings) site.replace("site.yaml", "  country: NL", settings);
	return presentPrice(written, { ...makeContext(assertSound(site.check().site), language), words: {} as Words });
}

describe("formats", () => {
	test("days in words, as people of a language write them", () => {
		expect(formatDate("2025-03-05", "nl")).toEqual({ iso: "2025-03-05", long: "5 maart 2025", medium: "5 mrt 2025" });
		expect(formatDate("2025-03-05", "fr").long).toBe("5 mars 2025");
		expect(formatDate("2025-03-05", "de").long).toBe("5. März 2025");
		expect(formatDate("2025-03-05", "en").long).toBe("5 March 2025");
		expect(formatDate("2025-03-05", "es").long).toBe("5 de marzo de 2025");
		expect(formatDate("2025-03-05", "ar").long).toBe("5 مارس 2025");
	});

	test("prices with the cents that were written", () => {
		expect(priceIn("139", "nl")).toEqual({ amount: "139.00", text: "€\u00a0139" });
		expect(priceIn("45.00", "nl").text).toBe("€\u00a045,00");
		expect(priceIn("139", "fr").text).toBe("139\u00a0€");
		expect(priceIn("139", "ar").text).toContain("139");
	});

	test("prices in the currency of the country, or in another one", () => {
		expect(priceIn("139", "en", "  country: GB").text).toBe("£139");
		expect(priceIn("12.50", "nl", "  country: CH\n  currency: EUR").text).toBe("€\u00a012,50");
	});

	test("phone numbers for the reader's country", () => {
		expect(formatPhone("0581234567", "nl", { country: "NL", source: "nl" })).toEqual({
			href: "tel:+31581234567",
			text: "058 123 4567",
		});
		expect(formatPhone("058 123 45 67", "en", { country: "NL", source: "nl" }).text).toBe("+31 58 123 4567");
		expect(formatPhone("09 223 45 67", "nl", { country: "BE", source: "nl" }).href).toBe("tel:+3292234567");
	});

	test("opening hours", () => {
		expect(parseHours("gesloten")).toEqual([]);
		expect(parseHours("09:30–12:30, 13:00-17:00")).toEqual([
			{ opens: "09:30", closes: "12:30" },
			{ opens: "13:00", closes: "17:00" },
		]);
	});
});

describe("texts", () => {
	const site = siteInMemory();
	afterAll(() => site.dispose());
	const context = makeContext(assertSound(site.check().site), "nl");
	const render = (text: string, under = 2) => renderMarkdown(text, under, context);

	test("what is counted stays with its unit", () => {
		expect(context.say("Het is € 5 bij 80–85 dB(A).")).toBe("Het is €\u00a05 bij 80–85\u00a0dB(A).");
	});

	test("what is published may be broken in the long words of a language, but not in names and addresses", () => {
		const sound = assertSound(site.check().site);
		const show = (text: string, language: Language) => makeContext(sound, language, { hyphenatorOf }).show(text);
		const hyphens = (text: Text) => (typeof text === "string" ? text : text.text).replaceAll("\u00ad", "·");
		expect(hyphens(show("Gehoorbescherming en gehoorbescherming, ook voor tieners", "nl"))).toBe(
			"Gehoor·be·scher·ming en gehoor·be·scher·ming, ook voor tieners",
		);
		const kept =
			"Bel {business.phone}, in Wieringerwerf of via gehoorbescherming@voorbeeld.example en www.gehoorbescherming.nl";
		expect(hyphens(show(kept, "nl"))).toBe(context.say(kept));
		const german = hyphenatorOf("de");
		const text = "Über die Gesundheitsversorgung";
		expect(german && hyphens(softlyHyphenated(text, german, 13))).toBe("Über die Gesund·heits·ver·sor·gung");
		expect(show("Gehoorbescherming", "en")).toEqual({ text: "Gehoor\u00adbe\u00adscher\u00adming", lang: "nl" });
		expect(plainText(show("Gehoorbescherming", "en"))).toBe("Gehoorbescherming");
		expect(context.show("Gehoorbescherming")).toBe("Gehoorbescherming");
	});

	test("from right to left a Latin word with hyphens stays whole, but an address is as it was", () => {
		const addresses = "info@oor-en-oor.example, www.oor-en-oor.nl, /over-ons, {muziek-regular}";
		expect(withWholeCompounds(`سماعة receiver-in-canal، ${addresses}`)).toBe(
			`سماعة receiver-\u2060in-\u2060canal، ${addresses}`,
		);
		expect(plainText(withWholeCompounds("receiver-in-canal"))).toBe("receiver-in-canal");
	});

	test("no line ends after an abbreviation or in a name, be it that of a fact, but in an address it may", () => {
		site.replace("facts/branches.yaml", "region: De stad", "region: Noord-Holland");
		const published = makeContext(assertSound(site.check().site), "nl", { hyphenatorOf });
		const text =
			"Een KNO-arts in {branches.voorbeeldstad.region}: A-B@c-d.nl, /KNO-arts en een stads-arts in Hollande-Septentrionale";
		const whole =
			"Een KNO-\u2060arts in Noord-\u2060Holland en omgeving: A-B@c-d.nl, /KNO-arts en een stads-arts in Hollande-Septentrionale";
		expect(published.show(text)).toBe(whole);
		expect(renderMarkdown(text, 2, published).replaceAll(/<[^>]*>/g, "")).toBe(whole);
		expect(context.show("Een KNO-arts")).toBe("Een KNO-arts");
	});

	test("in French no line ends in a word with others hung on it, nor between an address and the sign behind it", () => {
		const published = makeContext(assertSound(site.check().site), "fr", { hyphenatorOf });
		const text = "Posez-nous vos questions : qu’est-ce qu’un rendez-vous, cette année-là ? www.audio-nous.fr";
		expect(published.hyphenate(text, 99)).toBe(
			"Posez-\u2060nous vos questions : qu’est-\u2060ce qu’un rendez-\u2060vous, cette année-\u2060là ? www.audio-nous.fr",
		);
		expect(renderMarkdown("Écrivez à {business.email} : nous répondons.", 2, published)).toMatch(
			/<span class="whole"><a [^>]*>[^<]*@[^<]*<\/a>\u00a0:<\/span> nous/,
		);
	});

	test("running text is broken in its longest words, but not in code", () => {
		const published = makeContext(assertSound(site.check().site), "nl", { hyphenatorOf });
		const text = "Muziekdoppen zijn *gehoorbescherming*, geen `gehoorbescherming` [zie](/gehoorbescherming)";
		expect(renderMarkdown(text, 2, published).replaceAll("\u00ad", "·")).toBe(
			'<p>Muziekdoppen zijn <em>gehoor·be·scher·ming</em>, geen <code>gehoorbescherming</code> <a href="/gehoorbescherming">zie</a></p>',
		);
		expect(render(text)).not.toContain("\u00ad");
	});

	test("headings fit under the heading of their section", () => {
		expect(render("# A\n\n## B", 2)).toBe("<h3>A</h3><h4>B</h4>");
		expect(render("### A\n\ntekst\n\n#### B", 1)).toBe("<h2>A</h2><p>tekst</p><h3>B</h3>");
	});

	test("only what is allowed comes out", () => {
		expect(render("<img src=x onerror=alert(1)>")).not.toContain("<img");
		expect(render("[klik](javascript:alert(1)) [ook](data:text/html,x) [en](//elders.example)")).toBe(
			"<p>klik ook en</p>",
		);
		expect(render("`<b>` en **<i>**")).not.toMatch(/<[bi]>/);
		expect(render("[x](https://example.org/?a=1&b=2)")).toBe(
			'<p><a href="https://example.org/?a=1&amp;b=2" rel="noopener">x</a></p>',
		);
	});

	test("lists, tables and emphasis", () => {
		expect(render("- a\n- **b** en *c*")).toBe("<ul><li>a</li><li><strong>b</strong> en <em>c</em></li></ul>");
		expect(render("3. a\n4. b")).toBe('<ol start="3"><li>a</li><li>b</li></ol>');
		expect(render("| a | b |\n|---|---|\n| 1 | 2 |")).toContain('<th scope="col">a</th>');
	});

	test("facts are filled in, and a phone number can be called", () => {
		expect(render("Bel {business.phone}.")).toBe('<p>Bel <a href="tel:+31580000000">058\u00a0000\u00a00000</a>.</p>');
		expect(render("[{business.email}]({business.email})")).toBe(
			'<p><a href="mailto:info@praktijk-voorbeeld.example"><span class="whole">info@praktijk-voorbeeld.example</span></a></p>',
		);
	});

	test("an address takes the sign behind it along to the next line", () => {
		expect(render("Mail {business.email}, of bel.")).toBe(
			'<p>Mail <span class="whole"><a href="mailto:info@praktijk-voorbeeld.example">info@praktijk-voorbeeld.example</a>,</span> of bel.</p>',
		);
	});

	test("a sign that stands apart from its word, as in French, begins no line", () => {
		expect(render("Une question ? Oui : « ici »\u00a0!")).toBe(
			"<p>Une question\u00a0? Oui\u00a0: «\u00a0ici\u00a0»\u00a0!</p>",
		);
	});

	test("are split in the passages that are translated", () => {
		expect(passagesOf("Een.\n\n## Kop\n\n- a\n- b\n\nTwee\nregels.")).toEqual([
			"Een.",
			"## Kop",
			"- a\n- b",
			"Twee\nregels.",
		]);
	});
});

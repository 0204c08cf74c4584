import { countries } from "#core/countries.ts";
import { clearlyMeant } from "#core/nearest.ts";
import type { Unlikely } from "#core/problems/catalogue-sense.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { parseHours } from "../kinds/hours.ts";
import type { Path } from "../read/written.ts";
import { fieldsOutsidePages } from "../site/fields.ts";
import { type Located, locatedIn } from "../site/located.ts";
import { regionOf } from "../site/region.ts";
import type { Places, Site, SoundSite } from "../site/site.ts";
import { keyOf } from "../text/passage.ts";

/** So far from all others, in kilometres, no place of a business lies. */
const farthest = 75;

/** Where people have their mail, and the endings that fingers make of `.com` and `.nl`. */
const mailDomains =
	"gmail.com hotmail.com hotmail.nl outlook.com live.nl live.com icloud.com yahoo.com ziggo.nl kpnmail.nl planet.nl home.nl xs4all.nl upcmail.nl hetnet.nl protonmail.com".split(
		" ",
	);

const slippedEndings: Readonly<Record<string, string>> = {
	con: "com",
	cmo: "com",
	ocm: "com",
	comm: "com",
	nll: "nl",
	ln: "nl",
};

/** Facts and settings that are written well and can hardly be meant so. */
export function* checkLikely(site: SoundSite): Generator<AnyProblem> {
	const { settings, facts } = site;
	const business = facts.get("business");
	yield* checkSuffix(settings.source, settings.value.titleSuffix, business.value.name);
	yield* checkMail(site);
	yield* checkDistances(site);
	yield* checkPlacesAgain(site);
	const { country } = regionOf(site);
	const branches = facts.get("branches");
	for (const [name, branch] of Object.entries(branches?.value ?? {})) {
		const say = unlikelyIn(branches?.source);
		if (country === "NL" && !/^\d{4} ?[A-Z]{2}$/.test(branch.postalCode)) {
			yield* say([name, "postalCode"], { why: "postal-code", found: branch.postalCode });
		}
		if ((branch.latitude === undefined) !== (branch.longitude === undefined)) {
			const said = branch.latitude === undefined ? "longitude" : "latitude";
			yield* say([name, said], { why: "half-position", found: branch.name });
		}
		if (Object.values(branch.hours).every((hours) => parseHours(hours).length === 0)) {
			yield* say([name, "hours"], { why: "always-closed", found: branch.name });
		}
	}
	const products = facts.get("products");
	for (const [name, { price }] of Object.entries(products?.value ?? {})) {
		if (Number(price) === 0) yield* unlikelyIn(products?.source)([name, "price"], { why: "price", found: price });
	}
	for (const { meta, value, source, path } of fieldsOutsidePages(site)) {
		const [name = "", field = ""] = path.map(String);
		if (!meta.named || String(value) === name) continue;
		yield problem("name-differs", source.valueAt(path), { name, field, found: String(value) });
	}
}

function unlikelyIn(source: Places | undefined) {
	return function* (path: Path, values: Unlikely): Generator<AnyProblem> {
		if (source) yield problem("unlikely", source.valueAt(path), values);
	};
}

function* checkSuffix(source: Places, found: string, name: string): Generator<AnyProblem> {
	const [suffix, own] = [keyOf(found).toLowerCase(), keyOf(name).toLowerCase()];
	if (suffix.includes("{") || suffix.includes(own) || own.includes(suffix)) return;
	yield* unlikelyIn(source)(["titleSuffix"], { why: "suffix", found, name });
}

function* checkMail(site: SoundSite): Generator<AnyProblem> {
	const own = new URL(site.settings.value.address).hostname.replace(/^www\./, "");
	for (const { meta, value, source, path } of fieldsOutsidePages(site)) {
		if (meta.kind !== "email") continue;
		const found = String(value);
		const domain = found.slice(found.indexOf("@") + 1).toLowerCase();
		const [, rest, ending = ""] = /^(.*\.)([^.]*)$/.exec(domain) ?? [];
		const right = slippedEndings[ending];
		const meant = clearlyMeant(domain, [...mailDomains, own], { separator: "." }) ?? (right && `${rest}${right}`);
		if (meant) yield* unlikelyIn(source)(path, { why: "mail-domain", found, meant: found.replace(domain, meant) });
	}
}

function* checkDistances(site: SoundSite): Generator<AnyProblem> {
	const { country } = regionOf(site);
	const { box } = countries[country];
	const spots = locatedIn(site);
	const inside = spots.filter((spot) => isIn(box, spot));
	for (const { source, path, name } of spots.filter((spot) => !inside.includes(spot))) {
		yield* unlikelyIn(source)([...path, "latitude"], { why: "abroad", found: name, country });
	}
	if (inside.length < 3) return;
	for (const spot of inside) {
		const kilometres = Math.min(...inside.filter((each) => each !== spot).map((other) => distance(spot, other)));
		if (kilometres <= farthest) continue;
		yield* unlikelyIn(spot.source)([...spot.path, "latitude"], {
			why: "far-away",
			found: spot.name,
			kilometres: Math.round(kilometres),
		});
	}
}

/** A place in one area is in no other one; what has an entry of its own may well lie in an area. */
function* checkPlacesAgain(site: Site): Generator<AnyProblem> {
	const first = new Map<string, Located>();
	for (const spot of locatedIn(site)) {
		const { source, path, name } = spot;
		if (path.length < 2) continue;
		const key = `${source.file.replace(/(\/facts\/[^/.]+).*/, "$1")} ${name.toLowerCase()}`;
		const other = first.get(key);
		if (!other) first.set(key, spot);
		// In one list it stands twice, which has been said.
		else if (other.path[0] !== path[0] || other.source !== source) {
			const { line } = other.source.valueAt([...other.path, "name"]);
			yield problem("place-again", source.valueAt([...path, "name"]), {
				found: name,
				other: String(other.path[0]),
				line,
			});
		}
	}
}

function isIn([south, north, west, east]: readonly number[], { latitude, longitude }: Located): boolean {
	const between = (value: number, from = 0, until = 0) => value >= from && value <= until;
	return between(latitude, south, north) && between(longitude, west, east);
}

/** Between two spots, as the crow flies; near enough for a country. */
function distance(one: Located, other: Located): number {
	const degree = 111.2;
	const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
	return degree * Math.hypot(one.latitude - other.latitude, east);
}

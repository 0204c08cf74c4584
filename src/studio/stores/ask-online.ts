import * as z from "zod";
import { type Delivery, deliveryPath } from "#core/delivery.ts";
import { catalogue } from "#core/problems/catalogue.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import { type SiteVersion, siteVersionPath } from "#core/site-version.ts";

const siteVersion = z.object({ commit: z.string().nullable(), at: z.iso.datetime() });

const location = z.object({
	file: z.string(),
	line: z.number(),
	column: z.number(),
	endColumn: z.number().optional(),
});

const problem = z.object({ code: z.string(), level: z.string(), place: location, values: z.object({}).loose() });

/** The builder of the server may know others than this Studio has words for. */
const isKnown = (each: z.infer<typeof problem>) => Object.hasOwn(catalogue, each.code);

const delivery = z.object({
	commit: z.string().nullable(),
	at: z.string(),
	state: z.enum(["waiting", "building", "made", "online", "failed"]),
	problems: z
		.array(problem)
		.transform((found) => (found.every(isKnown) ? (found as unknown as readonly AnyProblem[]) : undefined))
		.optional()
		.catch(undefined),
	report: z.array(z.string()).optional(),
});

/** So long an answer may take, in milliseconds. */
const patience = 10_000;

/** Asks a site at its address what it was made from. */
export function askSiteVersion(address: string): Promise<SiteVersion | undefined> {
	return asked(`${address.replace(/\/$/, "")}${siteVersionPath}`, siteVersion);
}

/** Asks an own server what it is making: the one that this page comes from, or one at another address. */
export function askDelivery(origin = "", headers: HeadersInit = {}): Promise<Delivery | undefined> {
	return asked(origin + deliveryPath, delivery, headers);
}

/** What a text says of a delivery; undefined for anything else. */
export function deliveryIn(text: string): Delivery | undefined {
	try {
		return delivery.safeParse(JSON.parse(text)).data;
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}

/** What stands at an address; undefined where there is no answer, or none that is understood. */
async function asked<T>(address: string, schema: z.ZodType<T>, headers: HeadersInit = {}): Promise<T | undefined> {
	try {
		const signal = AbortSignal.timeout(patience);
		const response = await fetch(address, { cache: "no-store", credentials: "same-origin", headers, signal });
		return response.ok ? schema.safeParse(await response.json()).data : undefined;
	} catch (error) {
		if (error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException) return undefined;
		throw error;
	}
}

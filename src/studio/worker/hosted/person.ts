import type { Kept } from "#studio/stores/kept/kept.ts";
import type { Person } from "#studio/stores/remote.ts";
import type { Entrance } from "./door.ts";

const [person, device] = ["person", "device"];

/** Who edits in this browser. */
interface Introduced extends Person {
	/** The name by which the server knew them; empty where it did not say. */
	readonly account?: string;
}

/** As whom the server knows who is there. */
interface Known {
	/** Empty where it does not say. */
	readonly account: string;
	/** What they probably call themselves. */
	readonly name: string;
}

/** Who edits in this browser, as others see it beside what they put online; asked once. `asks` asks the server. */
export async function personOf(kept: Kept, entrance: Entrance, asks: () => Promise<Known>): Promise<Introduced> {
	const known = kept.read(person);
	if (known) return JSON.parse(new TextDecoder().decode(known)) as Introduced;
	const { account, name } = await asks();
	const found = await entrance.ask({ is: "person", name, email: "" }, "introduce");
	const introduced: Introduced = { name: found.name.trim(), email: found.email.trim(), account };
	kept.write(new Map([[person, new TextEncoder().encode(JSON.stringify(introduced))]]));
	return introduced;
}

/** A name for this browser that it keeps. */
export function deviceOf(kept: Kept): string {
	const known = kept.read(device);
	if (known) return new TextDecoder().decode(known);
	const made = crypto.randomUUID().slice(0, 8);
	kept.write(new Map([[device, new TextEncoder().encode(made)]]));
	return made;
}

/** The name by which the server of Studio knows who is there. */
export async function signedIn(): Promise<Known> {
	const response = await fetch("/studio-person").catch(() => undefined);
	const isName = response?.ok && response.headers.get("Content-Type")?.startsWith("text/plain");
	const account = isName ? (await response.text()).trim() : "";
	return { account, name: account };
}

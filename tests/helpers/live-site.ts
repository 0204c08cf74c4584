import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { TemporarySite } from "./example-site.ts";

/** Nothing of the example is a sample any more, and its address is this one. */
export function makeLive(site: TemporarySite, address: string): void {
	for (const name of readdirSync(join(site.root, "content"), { recursive: true, encoding: "utf8" })) {
		if (!name.endsWith(".yaml")) continue;
		const text = site.text(name);
		const real = text
			.replace(/^ *samples: .*\n/gm, "")
			.replace(/^(address: ).*$/m, `$1${address}`)
			.replace(/\.example\b/g, ".nl")
			.replace(/[Vv]oorbeeld(?=straat|\w*\.nl)/g, "echt");
		if (real !== text) site.write(name, real);
	}
}

import { expect, test } from "vitest";
import { addressFault } from "#core/addresses.ts";

test("an address with letters beyond a to z can be followed, however many others were asked about before", () => {
	for (let asked = 0; asked < 100_000; asked++) addressFault(`https://voorbeeld.nl/${asked % 9}`);
	expect(addressFault("https://formuliéren.nl/")).toBeUndefined();
});

import { expect, test } from "vitest";
import { labelsOf } from "#site/sections/towns/labels.ts";

test("the name of a town stands where it lies over no dot, no other name and not the name of a water", () => {
	const town = { text: "Stavoren", spot: { x: 400, y: 300 } };
	const sidesWith = (drawn: Partial<Parameters<typeof labelsOf>[1]>) =>
		labelsOf([town, { text: "Sneek", spot: { x: 900, y: 300 } }], { dots: [], waters: [], width: 1000, ...drawn }).map(
			({ side }) => side,
		);
	expect(sidesWith({})).toEqual(["end", "end"]);
	expect(sidesWith({ dots: [{ x: 440, y: 300 }] })).toEqual(["start", "end"]);
	const waters = [{ text: "IJsselmeer", spot: { x: 300, y: 300 } }];
	expect(sidesWith({ dots: [{ x: 440, y: 300 }], waters })).toEqual(["below", "end"]);
});

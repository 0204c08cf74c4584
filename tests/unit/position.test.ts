import { expect, test } from "vitest";
import { isMapAddress, positionIn } from "#pipeline/text/position.ts";

const oldehove = { latitude: "53.2012", longitude: "5.7999" };

test.each([
	["53.2012, 5.7999"],
	["53.2012 5.7999"],
	["53.2012/5.7999"],
	["(53.2012, 5.7999)"],
	["53,2012, 5,7999"],
	["53,2012 5,7999"],
	["53,2012; 5,7999"],
	["53.2012° N, 5.7999° E"],
	["N 53.2012 E 5.7999"],
	["https://www.google.com/maps/place/Oldehove/@53.2012,5.7999,17z"],
	// The middle of the view is not the place.
	[
		"https://www.google.com/maps/place/Oldehove/@53.1,5.7,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x1!8m2!3d53.2012!4d5.7999!16s",
	],
	["https://www.google.nl/maps?q=53.2012,5.7999"],
	["https://www.google.com/maps/search/?api=1&query=53.2012%2C5.7999"],
	["https://www.google.com/maps/search/53.2012,+5.7999?entry=tts"],
	["https://www.openstreetmap.org/?mlat=53.2012&mlon=5.7999#map=17/53.2/5.79"],
	["https://www.openstreetmap.org/node/123#map=17/53.2012/5.7999"],
	["https://maps.apple.com/?ll=53.2012,5.7999"],
	["geo:53.2012,5.7999"],
])("%s names a place", (text) => {
	expect(positionIn(text)).toEqual(oldehove);
	expect(positionIn(`  ${text}\n`)).toEqual(oldehove);
});

test("degrees, minutes and seconds are read too, and more than people measure is left out", () => {
	expect(positionIn(`53°12'04.3"N 5°47'59.6"E`)).toEqual({ latitude: "53.201194", longitude: "5.799889" });
	expect(positionIn(`33°51'25.0"S 70°40'00.0"W`)).toEqual({ latitude: "-33.856944", longitude: "-70.666667" });
	expect(positionIn("53.20123456789, -5.5")).toEqual({ latitude: "53.201235", longitude: "-5.5" });
});

test.each([
	[""],
	["53.2012"],
	["53,2012"],
	["139,00"],
	["Voorbeeldstraat 1"],
	["93.2, 5.8"],
	["53.2, 185.8"],
	["53.2012, 5.7999, 17"],
	["https://maps.app.goo.gl/AbCdEf123"],
	["https://www.google.com/maps/place/Leeuwarden"],
])("%s names none", (text) => expect(positionIn(text)).toBeUndefined());

test("the address of a map is known as one, also when it does not say where", () => {
	expect(["https://maps.app.goo.gl/AbC", "maps.app.goo.gl/AbC", "goo.gl/maps/x"].every(isMapAddress)).toBe(true);
	expect(["53.2012", "Voorbeeldstraat 1"].some(isMapAddress)).toBe(false);
});

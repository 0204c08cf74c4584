import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { projectionOf } from "#site/sections/towns/projection.ts";
import type { AreaMap } from "#site/sections/towns/types.ts";
import { projectFolder } from "../helpers/example-site.ts";

interface Place {
	readonly name: string;
	readonly latitude: number;
	readonly longitude: number;
}

interface Area {
	readonly towns: readonly Place[];
	readonly map: Pick<AreaMap, "north" | "south" | "west" | "east"> & {
		readonly image: { readonly file: string };
		readonly waters: readonly Place[];
	};
}

test("every town stands on the land of its map, and the name of a water in the water", async () => {
	const facts = readFileSync(join(projectFolder, "content/facts/towns.yaml"), "utf8");
	const { towns, map } = (parse(facts) as { friesland: Area }).friesland;
	const drawing = sharp(join(projectFolder, "content/images", map.image.file))
		.removeAlpha()
		.raw();
	const { data, info } = await drawing.toBuffer({ resolveWithObject: true });
	const place = projectionOf({ ...map, image: info });
	/** The colour of the drawing round a place, less than a kilometre away. */
	const coloursAt = (point: Place) => {
		const { x, y } = place(point);
		const around = [-4, 0, 4].flatMap((down) => [-4, 0, 4].map((along) => ((y + down) * info.width + x + along) * 3));
		return around.map((at) => data.subarray(at, at + 3).toString("hex"));
	};
	expect(towns.filter((town) => !coloursAt(town).includes("fbf8f2")).map(({ name }) => name)).toEqual([]);
	expect(map.waters.map((water) => new Set(coloursAt(water)))).toEqual(map.waters.map(() => new Set(["c6dcd8"])));
});

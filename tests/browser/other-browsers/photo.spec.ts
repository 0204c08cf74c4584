import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { asFromPhone, heldAs, leftIn, quartersOf } from "../../helpers/photos.ts";
import { expectQuarters, held, turnable } from "../photo/expected.ts";
import { type PhotoPage, servePhotoPage } from "../photo/photo-page.ts";
import { inEachBrowser } from "./each.ts";

let served: PhotoPage;

test.beforeAll(async () => {
	served = await servePhotoPage();
});
test.afterAll(() => served.close());

inEachBrowser((browser, name) => {
	test(`${name}: a photo stands upright however the camera was held, and nothing of the camera is left`, async () => {
		await browser().open(served.origin);
		for (const [ending, write] of Object.entries(turnable)) {
			for (const { orientation, width, height } of held) {
				const photo = await write(asFromPhone(await heldAs(orientation, width, height))).toBuffer();
				const { bytes, ...answer } = await served.tidy(
					async (ask, given) => await browser().evaluate(ask, given),
					photo,
					ending,
				);
				const why = `${ending}, orientation ${orientation}, ${width} pixels`;
				if (!bytes) throw new Error(why);
				// WebKit writes no WebP.
				const written = name === "WebKit" && ending === "webp" && orientation !== 1 ? "jpg" : ending;
				expect(answer, why).toMatchObject({ ending: written, width: Math.min(width, 1920) });
				const format = written === "jpg" ? "jpeg" : written;
				const size = width === 300 ? { width, height } : { width: 1920, height: 1280 };
				expect(await sharp(bytes).metadata(), why).toMatchObject({ ...size, format });
				expectQuarters(await quartersOf(bytes), why);
				expect(await leftIn(bytes), why).toEqual([]);
			}
		}
	});
});

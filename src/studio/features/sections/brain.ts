import { question } from "#studio/brain/contract.ts";
import { nothing } from "#studio/brain/requests.ts";
import { galleryOf } from "#studio/brain/sections/gallery.ts";

export const questions = {
	/** The sections that can be added to a page. */
	gallery: question(nothing, ({ live }) => galleryOf(live)),
};

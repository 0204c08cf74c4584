import * as ofPictures from "#studio/features/pictures/controls.ts";
import type { Controls } from "#studio/fields/control.ts";
import { controls as own } from "#studio/fields/controls.tsx";

/** Every control of a form: one for each answer of a kind. */
export const controls: Controls = { values: { ...own, ...ofPictures.values }, blocks: ofPictures.blocks };

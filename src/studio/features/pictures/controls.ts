import type { Controls } from "#studio/fields/control.ts";
import { Download } from "./Download.tsx";
import { FocusPoints } from "./FocusPoints.tsx";
import { NewPicture } from "./NewPicture.tsx";
import { PictureField } from "./PictureField.tsx";

export const values = { point: FocusPoints, download: Download } satisfies Partial<Controls["values"]>;

export const blocks = { picture: { Field: PictureField, New: NewPicture } } satisfies Controls["blocks"];

import { asking } from "#studio/desk/server.ts";
import type * as brain from "./brain.ts";

export const ask = asking<typeof brain.questions>();

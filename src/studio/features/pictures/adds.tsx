import type { Adds } from "#studio/fields/feature.tsx";
import { Drops } from "./Drops.tsx";

export const adds: Adds = { Overlay: Drops };

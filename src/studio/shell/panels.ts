import type { FeaturePanel } from "#studio/fields/feature.tsx";

/** The panels of all features, by the names of their files. */
export const panels = import.meta.glob<FeaturePanel>("../features/*/Panel.tsx", { eager: true, import: "panel" });

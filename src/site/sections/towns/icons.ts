/** The icons that the view shows. */
const icons = ["magnifying-glass"] as const;

declare module "#core/icons/icons.ts" {
	interface SectionIcons extends Record<(typeof icons)[number], true> {}
}

export default icons;

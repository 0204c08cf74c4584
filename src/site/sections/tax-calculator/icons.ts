/** The icons that the view shows. */
const icons = ["currency-eur"] as const;

declare module "#core/icons/icons.ts" {
	interface SectionIcons extends Record<(typeof icons)[number], true> {}
}

export default icons;

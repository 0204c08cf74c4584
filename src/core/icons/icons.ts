/** The icons that the code of the builder shows, by their names in Phosphor; what content names comes beside them. */
export const codeIcons = [
	"arrow-right",
	"arrow-square-out",
	"calendar-check",
	"caret-down",
	"check",
	"check-circle",
	"clock",
	"envelope",
	"first-aid",
	"globe",
	"house",
	"info",
	"lightbulb",
	"list",
	"map-pin",
	"path",
	"pencil-simple",
	"phone",
	"star-fill",
	"users",
	"warning",
	"x",
] as const;

/**
 * The icons that the code of own sections shows; each section adds the names in its `icons.ts`.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: own sections add to it.
export interface SectionIcons {}

declare const named: unique symbol;

/** An icon that content names. */
export type NamedIcon = string & { readonly [named]: true };

/** An icon that can be drawn. The names in code are held by the compiler, those in content by its check. */
export type IconName = (typeof codeIcons)[number] | keyof SectionIcons | NamedIcon;

import * as z from "zod";
import type { InReports } from "./fields/answers.ts";
import { describedAs } from "./fields/at.ts";
import { days } from "./fields/common.ts";
import { choice, id } from "./fields/fields.ts";
import type { Resolved } from "./resolved.ts";
import type { SettingName, Settings } from "./settings.ts";
import type { Confirmed, Described, DescribedPage } from "./structured-data.ts";

/** Fields that every section has, beside the days on which it is there; no view receives them. */
const common = {
	id: id("Anker van dit onderdeel: /pagina#naam springt ernaartoe.", { label: ["anker", "anchor"] }).optional(),
	background: choice(
		"Achtergrond van dit onderdeel.",
		{
			paper: "papier, de gewone",
			sand: "zand",
			mist: "zacht groen",
			sea: "donker zeegroen",
		},
		{ label: ["achtergrond", "background"] },
	).optional(),
};

/** Names of the fields that every section has and no visitor reads. */
export const commonNames: ReadonlySet<string> = new Set(Object.keys(common));

export type SectionBackground = "paper" | "sand" | "mist" | "sea";

export interface SectionDefinition<
	Shape extends z.core.$ZodShape = z.core.$ZodShape,
	Name extends SettingName = SettingName,
> {
	/** The name an editor writes behind `type:`; equal to the name of the folder. */
	readonly type: string;
	/** For editors. */
	readonly title: InReports;
	readonly summary: InReports;
	readonly schema: z.ZodObject<Shape, z.core.$strict>;
	/** Settings of the site that the view receives. */
	readonly settings: readonly Name[];
	/** Those of them without which there is nothing to show. */
	readonly needs: readonly SettingName[];
	/** The flags without which the view shows nothing of a setting. */
	readonly switches: Partial<Readonly<Record<SettingName, keyof Shape & string>>>;
	/** The view has a part that works only with the application: it is fetched when the section comes near. */
	readonly interactive: boolean;
	/** The field that is the main heading (h1) of the page; undefined for a section that holds none. */
	readonly pageHeading: (keyof Shape & string) | undefined;
	/** The fields that remain of the section on the further pages of an overview. */
	readonly continued: readonly (keyof Shape & string)[];
	/** What the section tells search engines, besides what every page tells them. */
	structuredData?(section: DescribedSection<unknown, unknown>): readonly Described[];
}

/** A section without its samples, and the page that it stands on. */
interface DescribedSection<Data, Fields> {
	/** What the view receives; what is still a sample, or speaks of one, is missing. */
	readonly data: Data;
	/** As written, with the names of facts. */
	readonly fields: Fields;
	/** Its own anchor or one made from its place, as in the HTML. */
	readonly id: string;
	readonly page: DescribedPage;
}

/**
 * Defines a section: what an editor may write in it and what its view receives.
 * `type` and the fields that every section has are added to its own.
 */
export function defineSection<
	Shape extends z.core.$ZodShape,
	const Name extends SettingName = never,
	const Needed extends Name = never,
>(definition: {
	type: string;
	title: InReports;
	summary: InReports;
	fields: Shape;
	settings?: readonly Name[];
	needs?: readonly Needed[];
	switches?: Partial<Record<Name, keyof Shape & string>>;
	interactive?: boolean;
	pageHeading?: keyof Shape & string;
	continued?: readonly (keyof Shape & string)[];
	structuredData?: (
		section: DescribedSection<
			Confirmed<SectionData<{ schema: z.ZodObject<Shape> }>>,
			Confirmed<z.output<z.ZodObject<Shape>>>
		>,
	) => readonly Described[];
}) {
	const { fields, type, title, summary, structuredData } = definition;
	const lasting = z.strictObject({ type: describedAs(z.literal(type), title), ...common, ...fields });
	// No page is ever without its main heading.
	const passing = definition.pageHeading === undefined ? days("dit onderdeel op de site staat") : {};
	const schema: typeof lasting = describedAs(lasting.extend(passing), summary);
	return {
		type,
		title,
		summary,
		schema,
		settings: definition.settings ?? [],
		needs: definition.needs ?? [],
		switches: definition.switches ?? {},
		interactive: definition.interactive ?? false,
		pageHeading: definition.pageHeading,
		continued: definition.continued ?? [],
		...(structuredData && { structuredData }),
	} satisfies SectionDefinition<z.core.$ZodShape, Name>;
}

/** What the view of a section receives in `data`. */
type SectionData<S extends { readonly schema: z.ZodType }> = Resolved<
	Omit<z.output<S["schema"]>, "type" | "id" | "background" | "from" | "until">
>;

/** Props of the view of a section. */
export interface SectionProps<
	S extends {
		readonly schema: z.ZodType;
		readonly settings: readonly SettingName[];
		readonly needs: readonly SettingName[];
	},
> {
	readonly data: SectionData<S>;
	/** Unique on the page and safe in an HTML id: the section's own anchor or one made from its place. */
	readonly id: string;
	readonly settings: Omit<Pick<Settings, S["settings"][number]>, S["needs"][number]> & {
		readonly [Name in S["needs"][number]]: NonNullable<Settings[Name]>;
	};
}

import type { FormField, Spot } from "#core/studio.ts";
import { formAt } from "#pipeline/authoring/form/form.ts";
import { isKeyed } from "#pipeline/site/facts.ts";
import type { SoundSite } from "#pipeline/site/site.ts";
import type { LiveSite } from "../content/live-site.ts";

/** A field, and what people call what it is of. */
export interface FieldOf {
	readonly field: FormField;
	readonly of: string;
}

/** The fields of the settings and of the facts, with what people call them; each file is read once, when it is asked for. */
export class SettingForms {
	readonly #live: LiveSite;
	readonly #site: SoundSite;
	readonly #known = new Map<string, readonly FieldOf[]>();
	/** The files of what there are several of. */
	readonly #ofSeveral: ReadonlySet<string>;

	constructor(live: LiveSite, site: SoundSite) {
		this.#live = live;
		this.#site = site;
		const several = [...site.facts].flatMap(([of, { files }]) => (isKeyed(of) ? files : []));
		this.#ofSeveral = new Set(several.map(({ source }) => source.file));
	}

	/** The files that have such fields; that of the settings is the first. */
	get files(): readonly string[] {
		const { settings, facts } = this.#site;
		return [settings, ...[...facts.values()].flatMap(({ files }) => files)].map(({ source }) => source.file);
	}

	/** It says what there is once: the settings and, unlike products, the business or the look. */
	standsOnce(name: string): boolean {
		return !this.#ofSeveral.has(name);
	}

	fieldsOf(name: string): readonly FieldOf[] {
		const known = this.#known.get(name);
		if (known) return known;
		const { content, language } = this.#live;
		const file = content.file(name);
		const text = content.textOf(name);
		const form = file && text !== undefined ? formAt({ site: this.#site, file, text, language }, []) : undefined;
		const fields = form ? [...fieldsIn(form)] : [];
		this.#known.set(name, fields);
		return fields;
	}

	/** The field at a place. */
	at({ file, path }: Spot): FieldOf | undefined {
		const key = JSON.stringify(path);
		return this.fieldsOf(file).find(({ field }) => JSON.stringify(field.path) === key);
	}
}

/**
 * Fields with names of their own, each of the outermost block in a file that it is in, such as an entry of facts or a
 * setting, and of the items of lists in that, which go by their first words.
 */
function* fieldsIn(around: FormField, of?: string): Generator<FieldOf> {
	const { content, label } = around;
	if (content.is === "value") return;
	if (content.is === "block") {
		for (const field of content.fields) {
			yield { field, of: of ?? label };
			yield* fieldsIn(field, of ?? field.label);
		}
	} else for (const item of content.items) yield* fieldsIn(item, of ? `${of}, ${item.label}` : item.label);
}

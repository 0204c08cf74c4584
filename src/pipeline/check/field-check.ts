import type { KindName } from "#core/fields/kind.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import type { WrittenField } from "../site/fields.ts";
import type { RememberedPage, Site } from "../site/site.ts";

/** What a check may be told besides the site. */
export interface CheckOptions {
	/** Samples and placeholders count too: the check before going live. */
	readonly live?: boolean | undefined;
	/** The day on which is checked. */
	readonly today: string;
}

/**
 * A check that looks at one field after another, and has its say about the whole when it has seen them all. All such
 * checks walk the fields together: of thousands of pages, each is looked at once.
 */
export interface FieldCheck {
	/** The kinds of fields that it looks at; of thousands of pages, most fields are of no concern to most checks. */
	readonly kinds: ReadonlySet<KindName>;
	/** What is wrong with a field of these kinds by itself. */
	look(field: WrittenField): Iterable<AnyProblem>;
	/**
	 * What there is to say of a page that did not change since this check found nothing wrong in it. A check without this
	 * looks at the fields of the page that name something else.
	 */
	replay?(page: RememberedPage): Iterable<AnyProblem>;
	/** What is wrong with all of them together. */
	conclude?(): Iterable<AnyProblem>;
}

/** Prepares a check for a site. */
export type MakeFieldCheck = (site: Site, options: CheckOptions) => FieldCheck;

import type { InReports } from "#core/fields/answers.ts";
import type { PhotoStep } from "#core/studio-files.ts";
import type { PreviewAnswer } from "#core/studio-publishing.ts";
import type { ImageInfo } from "#pipeline/site/images.ts";
import type { LiveSite } from "./content/live-site.ts";
import type { Editing } from "./edits/editing.ts";
import type { Earlier } from "./publishing/earlier.ts";
import type { Publishing } from "./publishing/publishing.ts";
import type { Repository } from "./publishing/repository.ts";
import type { Versions } from "./publishing/versions.ts";
import type { Translator } from "./suggestions/suggest.ts";

/** What questions and commands work with, for one request. */
export interface Brain {
	/** The site as it is now. */
	readonly live: LiveSite;
	readonly editing: Editing;
	readonly repository: Repository;
	readonly versions: Versions;
	readonly publishing: Publishing;
	readonly earlier: Earlier;
	/** Stops when nobody waits for the answer any more. */
	readonly translator: Translator;
	/** When each file of the content last changed, where that is known. */
	readonly lastChanges: () => Promise<ReadonlyMap<string, Date> | undefined>;
	/** An address that holds the bytes of a picture. */
	readonly embed: (picture: ImageInfo) => string;
	/** Hears what is being done with a photo that comes. */
	readonly tellPhoto: (step: PhotoStep) => void;
	/** What somebody can do about an error of the store; undefined for an error of the program. */
	readonly adviceFor: (error: unknown) => InReports | undefined;
	/** Builds the site where others can see it. */
	readonly preview: (live: LiveSite) => Promise<PreviewAnswer>;
}

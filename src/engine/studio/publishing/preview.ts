import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { EditorLanguage } from "#core/in-language.ts";
import type { Preview } from "#core/studio-publishing.ts";
import { publishingWords } from "#studio/brain/publishing/refusals.ts";
import { Refusal } from "#studio/brain/publishing/repository.ts";
import { temporaryFolder } from "../../base/temporary-folder.ts";
import { ownSectionsPlace } from "../../sections/site-sections.mjs";
import { hasScript, run, runScript } from "../site-script.ts";

interface Folders {
	/** Folder that holds `content`. */
	readonly root: string;
	/** Folder of the program. */
	readonly project: string;
}

/** The script of `package.json` beside `content/` that puts a folder where others can see it, and prints the address. */
const script = "publish-preview";

/** Milliseconds. */
const limit = 600_000;

/**
 * Builds the site as it is now into a folder of its own, so that nothing that is published changes, and lets the script of
 * the site publish that folder if it has one. Throws a `Refusal` when that does not work out.
 */
export async function makePreview(language: EditorLanguage, { root, project }: Folders): Promise<Preview> {
	const copy = temporaryFolder("preview");
	for (const part of ["content", ownSectionsPlace(root)].filter((each) => existsSync(join(root, each))))
		cpSync(join(root, part), join(copy, part), { recursive: true });
	const build = [join(project, "scripts/run.mjs"), "build", "--root", copy, "--language", language];
	const built = await run(process.execPath, build, { folder: project, limit });
	if (built.is !== "done") {
		rmSync(copy, { recursive: true, force: true });
		throw new Refusal(publishingWords.notBuilt(built.last));
	}
	const folder = join(copy, "dist");
	if (!hasScript(root, script)) return { folder, address: undefined };
	const told = await runScript(script, [folder], { folder: root, limit });
	if (told.is !== "done") throw new Refusal(publishingWords.notBuilt(told.last));
	return { folder, address: /https?:\/\/\S+/g.exec(told.said)?.[0] };
}

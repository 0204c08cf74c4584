import type { ReportLanguage } from "#core/problems/entry.ts";
import { DevServer } from "#engine/dev/dev-server.ts";
import { Studio } from "#studio/brain/edits/editing.ts";
import { projectFolder } from "./example-site.ts";

/** Starts the server of Studio anew, with nothing but what is on the disk. `root` is the folder that holds `content`. */
export function openStudio(root: string, language: ReportLanguage = "nl"): { server: DevServer; studio: Studio } {
	const project = projectFolder;
	const fail = (error: unknown) => {
		throw error;
	};
	const server = new DevServer({ root, project, language, thread: undefined, tell() {}, fail });
	const studio = new Studio({ root, project, tell() {} });
	studio.recover(server);
	return { server, studio };
}

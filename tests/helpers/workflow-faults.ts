import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { projectFolder } from "../browser/project.ts";

type Reader = typeof import("@actions/workflow-parser");

/** GitHub's own reader of workflows, compiled: as it is, it imports JSON in a way that no version of Node knows. */
async function reader(): Promise<Reader> {
	const folder = mkdtempSync(join(tmpdir(), "workflow-reader-"));
	try {
		await build({
			configFile: false,
			root: projectFolder,
			logLevel: "error",
			ssr: { noExternal: true },
			build: {
				ssr: "node_modules/@actions/workflow-parser/dist/index.js",
				outDir: folder,
				emptyOutDir: false,
				rolldownOptions: { output: { entryFileNames: "reader.mjs" } },
			},
		});
		return (await import(pathToFileURL(join(folder, "reader.mjs")).href)) as Reader;
	} finally {
		rmSync(folder, { recursive: true });
	}
}

let opened: Promise<Reader> | undefined;

/** What GitHub's own reader of workflows finds wrong in one. */
export async function workflowFaults(name: string, content: string): Promise<string[]> {
	opened ??= reader();
	const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await opened;
	const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
	const { errors = [] } = value ? await convertWorkflowTemplate(context, value) : {};
	const read = context.errors.getErrors().map(({ message }) => message);
	return [...new Set([...read, ...errors.map(({ Message }) => Message)])];
}

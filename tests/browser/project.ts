import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the program. */
export const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

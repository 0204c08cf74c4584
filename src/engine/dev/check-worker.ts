import { parentPort, workerData } from "node:worker_threads";
import { answerChecks, type ChecksAsked } from "#studio/brain/content/checks-beside.ts";
import { reportLanguageOf } from "../content/content.ts";
import { loadLocale } from "../content/locale.ts";
import { type CheckerOptions, rememberingChecker } from "./content-checker.ts";

// The thread beside the one that answers: it checks the content when it is asked to.
const options = workerData as CheckerOptions;
const answer = answerChecks(rememberingChecker(options), (said) => parentPort?.postMessage(said));
let turn = Promise.resolve();

parentPort?.on("message", (asked: ChecksAsked) => {
	// One after the other, each in the language that the settings name by then.
	turn = turn.then(() => loadLocale(reportLanguageOf(options))).then(() => answer(asked));
});

import { parentPort, workerData } from "node:worker_threads";
import { answerChecks, type ChecksAsked } from "#studio/brain/content/checks-beside.ts";
import { type CheckerOptions, rememberingChecker } from "./content-checker.ts";

// The thread beside the one that answers: it checks the content when it is asked to.
const answer = answerChecks(rememberingChecker(workerData as CheckerOptions), (said) => parentPort?.postMessage(said));

parentPort?.on("message", (asked: ChecksAsked) => answer(asked));

import { answerChecks } from "./lib/dev/check-thread.ts";

answerChecks();

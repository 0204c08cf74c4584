import { workBeside } from "./lib/dev/check-thread.ts";

workBeside();

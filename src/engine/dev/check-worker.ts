import { workBeside } from "./check-thread.ts";

workBeside();

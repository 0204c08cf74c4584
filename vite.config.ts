/// <reference types="vitest/config" />
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { clientGuard } from "./src/engine/client/client-guard.ts";
import { minifyStyles } from "./src/engine/client/minify-styles.ts";
import { reactRouterProduction } from "./src/engine/client/react-router-production.ts";
import { sectionsPlugin } from "./src/engine/sections/sections-plugin.mjs";
import { ownSectionsFolder } from "./src/engine/sections/site-sections.mjs";

const project = import.meta.dirname;

export default defineConfig(({ command, mode }) => ({
	plugins: [
		react(),
		tailwindcss(),
		minifyStyles(),
		clientGuard(),
		command === "build" && reactRouterProduction(),
		// Tests know the sections of the site in this folder; commands add those of the site that they are about.
		["test", "complete"].includes(mode) && sectionsPlugin(project, ownSectionsFolder(project)),
	],
	publicDir: false,
	// Output and content are no source: scanning them would cost the first start half a minute.
	optimizeDeps: { entries: ["src/app/entry-client.tsx"] },
	test: {
		// The tests in `platforms` need a registry of packages; `npm test -- --complete` runs them.
		include: [`tests/{contract,sites,unit${mode === "complete" ? ",platforms" : ""}}/**/*.test.{ts,tsx}`],
		// A third of the time of a test is waiting for a disk or a command: three at a time keep two cores busy.
		maxWorkers: 3,
		// To import the pipeline takes a second: a worker does so once, and the next file finds it there.
		isolate: false,
		setupFiles: ["tests/helpers/per-file.ts"],
		execArgv: ["--min-semi-space-size=16"],
		// No test judges how fast a machine is: this ends one that hangs, and what it begins with.
		testTimeout: 600_000,
		hookTimeout: 600_000,
		// A machine that is busy with something else fails no test twice; what needed a second try is named.
		retry: 1,
	},
	build: {
		target: "es2022",
		cssTarget: ["chrome120", "firefox121", "safari17"],
		modulePreload: { polyfill: false },
		// How long plugins take is news for the one who profiles, not for the one who builds.
		rolldownOptions: { checks: { pluginTimings: false } },
	},
}));

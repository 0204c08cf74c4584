import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { build, type Rolldown } from "vite";
import type { Tidied } from "./photo-worker.ts";

const origin = "http://photos.test";

/** The worker that tidies photos, as a browser runs it. */
export async function photoWorker(): Promise<string> {
	const entry = fileURLToPath(new URL("photo-worker.ts", import.meta.url));
	const built = await build({
		configFile: false,
		logLevel: "warn",
		build: { write: false, minify: false, target: "esnext", lib: { entry, formats: ["es"], fileName: "worker" } },
	});
	const [made] = [built].flat() as Rolldown.RolldownOutput[];
	const code = made?.output.find((each) => each.type === "chunk")?.code;
	if (!code) throw new Error("Nothing was built of the worker.");
	return code;
}

/** A page with that worker; what is asked of it is tidied there. */
export async function openPhotoPage(page: Page, worker: string) {
	let photo = Buffer.alloc(0);
	await page.route(`${origin}/**`, (route) => {
		const { pathname } = new URL(route.request().url());
		if (pathname === "/photo") return route.fulfill({ body: photo });
		if (pathname === "/worker.js") return route.fulfill({ contentType: "text/javascript", body: worker });
		return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Photos</title>" });
	});
	await page.goto(origin);
	return async (bytes: Uint8Array, ending: string) => {
		photo = Buffer.from(bytes);
		const { base64, ...answer } = await page.evaluate(tidyInWorker, ending);
		return { ...answer, bytes: base64 === undefined ? undefined : new Uint8Array(Buffer.from(base64, "base64")) };
	};
}

/** Runs in the page. */
async function tidyInWorker(ending: string) {
	const worker = new Worker("/worker.js", { type: "module" });
	try {
		const { photo, steps, milliseconds } = await new Promise<Tidied>((resolve, reject) => {
			worker.onmessage = ({ data }: MessageEvent<Tidied>) => resolve(data);
			worker.onerror = ({ message }) => reject(new Error(message));
			worker.postMessage({ address: "/photo", ending });
		});
		if (!photo) return { steps, milliseconds };
		const reader = new FileReader();
		reader.readAsDataURL(new Blob([new Uint8Array(photo.bytes)]));
		await new Promise((resolve) => reader.addEventListener("load", resolve));
		const base64 = String(reader.result).split(",")[1] ?? "";
		return { steps, milliseconds, base64, width: photo.width, ending: photo.ending };
	} finally {
		worker.terminate();
	}
}

import { execFileSync, execSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deliverCommand } from "#engine/host/hooks.ts";
import { serveFolder } from "#engine/serve/serve-folder.ts";
import type { Measured } from "#engine/terminal/measure.ts";
import { freePort } from "../../helpers/nginx.ts";
import { OwnServer } from "../../helpers/own-server.ts";
import { quartered } from "../../helpers/photos.ts";

/**
 * What is measured in each round: milliseconds from a push to the moment in which the page answers with what was pushed,
 * and those of the processor that its delivery took.
 */
export interface OnlineRound {
	readonly text: number;
	readonly "text, processor": number;
	readonly price: number;
	readonly "price, processor": number;
	readonly photo: number;
	readonly "photo, processor": number;
	/** From the command that brings back what was online before. */
	readonly back: number;
}

/** One change of a site, and where a visitor sees it. */
interface Change {
	/** Makes it for this round. Gives the address of a page, and words or a name that it did not have before. */
	make(round: number): Promise<readonly [page: string, seen: string]>;
}

/** How often a page is asked for, in milliseconds. */
const askEvery = 20;

/** Measures an own server of the site of this project: a bare repository whose hook delivers, and files that are served. */
export async function measureOnline(project: string, root: string, rounds: number): Promise<OnlineRound[]> {
	const server = new OwnServer(root, project);
	const reports = mkdtempSync(join(tmpdir(), "bench-online-"));
	const port = await freePort();
	const address = `http://127.0.0.1:${port}`;
	const { editor, installed } = server;
	const write = (file: string, change: (text: string) => string) => editor.write(file, change(editor.text(file)));
	write("site.yaml", (text) => text.replace(/^address: .*$/m, `address: ${address}`));
	server.push();
	execSync(deliverCommand(installed), { stdio: ["ignore", "ignore", "inherit"] });
	server.hook();
	const site = await serveFolder(join(server.home, "online"), { port, host: "127.0.0.1" });

	// A connection of its own: one that was kept meanwhile may be closed by the server as it is asked again.
	const ask = (page: string) => fetch(address + page, { headers: { connection: "close" } });
	const shows = async (page: string, seen: string) => (await (await ask(page)).text()).includes(seen);
	const until = async (page: string, seen: string) => {
		while (!(await shows(page, seen))) await wait(askEvery);
	};

	async function pushed({ make }: Change, round: number): Promise<{ wall: number; processor: number }> {
		const [page, seen] = await make(round);
		const report = join(reports, "measured.json");
		rmSync(report, { force: true });
		server.commit();
		const began = performance.now();
		execFileSync("git", ["push", "--quiet", server.repository, "HEAD:main"], {
			cwd: editor.root,
			env: { ...process.env, SITE_MEASURE: report },
		});
		await until(page, seen);
		const wall = performance.now() - began;
		while (!existsSync(report)) await wait(askEvery);
		return { wall, processor: (JSON.parse(readFileSync(report, "utf8")) as Measured).processor };
	}

	const changes: Readonly<Record<"text" | "price" | "photo", Change>> = {
		text: {
			async make(round) {
				write("pages/over-ons.yaml", (text) =>
					text.replace(/^ {4}title: .*$/m, `    title: Dit zijn wij, keer ${round}`),
				);
				return ["/over-ons", `keer ${round}`];
			},
		},
		price: {
			async make(round) {
				write("facts/products.yaml", (text) => text.replace(/^ {2}price: \d.*$/gm, `  price: ${800 + round}`));
				return ["/gehoorbescherming/muziek", String(800 + round)];
			},
		},
		photo: {
			async make(round) {
				const photo = quartered(1920, 1280).rotate(round, { background: "#28a03c" });
				editor.write(`images/bench-${round}.jpg`, await photo.jpeg().toBuffer());
				write("pages/over-ons.yaml", (text) => text.replace(/^ {6}file: .*$/m, `      file: bench-${round}.jpg`));
				return ["/over-ons", `bench-${round}`];
			},
		},
	};

	const found: OnlineRound[] = [];
	try {
		for (let round = 1; round <= rounds; round++) {
			const text = await pushed(changes.text, round);
			const price = await pushed(changes.price, round);
			const photo = await pushed(changes.photo, round);
			if (!(await shows("/over-ons", `bench-${round}`))) throw new Error("The photo is not online.");
			const began = performance.now();
			execSync(deliverCommand(installed, "--back"), { stdio: ["ignore", "ignore", "inherit"] });
			while (await shows("/over-ons", `bench-${round}`)) await wait(askEvery);
			found.push({
				text: text.wall,
				"text, processor": text.processor,
				price: price.wall,
				"price, processor": price.processor,
				photo: photo.wall,
				"photo, processor": photo.processor,
				back: performance.now() - began,
			});
		}
	} finally {
		await site.close();
		server.dispose();
		rmSync(reports, { recursive: true, force: true });
	}
	return found;
}

function wait(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

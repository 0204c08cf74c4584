import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";
import { immutableFolders } from "#core/reserved.ts";
import { openTarget, planPublish, sendSite } from "#engine/publish/publish.ts";
import { main } from "../../scripts/cli.ts";
import { environmentOf } from "../commands/browser/programs.ts";
import { filesIn } from "../helpers/content-folder.ts";
import { projectFolder, temporarySite } from "../helpers/example-site.ts";
import { startNginx } from "../helpers/nginx.ts";
import { OwnServer } from "../helpers/own-server.ts";
import { quartered } from "../helpers/photos.ts";
import { programOf, testWith } from "../helpers/programs.ts";
import { startRcloneServer } from "../helpers/rclone-server.ts";
import { git } from "../helpers/repository.ts";
import { sshPrograms, startSshServer } from "../helpers/ssh-server.ts";

const host = "www.praktijk-voorbeeld.example";

const aDay = 24 * 60 * 60 * 1000;

let server: OwnServer;
/** Three versions of a site, each with a look and a photo of its own: their commits, and the folders that were built. */
const commits: string[] = [];
const versions: string[] = [];

beforeAll(async () => {
	server = new OwnServer();
	server.editor.replace("pages/index.yaml", "file: scenes/voorbeeld.svg", "file: foto.png\n      alt: Vier kleuren");
	for (const look of ["waddenlucht", "tarwe", "waddenlucht"]) {
		server.editor.write("facts/theme.yaml", `look: ${look}\n`);
		const photo = quartered(900, 600).rotate(versions.length, { background: "#28a03c" });
		server.editor.write("images/foto.png", await photo.png().toBuffer());
		commits.push(server.push());
		await server.deliver();
		const version = mkdtempSync(join(tmpdir(), "version-"));
		// Half as many files are sent in half the time.
		const filter = (file: string) => !isCompressed(file);
		cpSync(join(server.home, "site/dist"), version, { recursive: true, filter });
		versions.push(version);
	}
}, 120_000);

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
});

afterAll(() => {
	server.dispose();
	for (const version of versions) rmSync(version, { recursive: true, force: true });
});

const isCompressed = (path: string) => /\.(?:br|gz)$/.test(path);

function version(number: 1 | 2 | 3): string {
	return versions[number - 1] ?? "";
}

/** What an open page of a version may ask for, and another version lacks. */
function onlyIn(number: 1 | 2, other: 2 | 3): string[] {
	const [own, later] = [filesIn(version(number)), filesIn(version(other))];
	const names = [...own.keys()].filter((path) => immutableFolders.some((folder) => path.startsWith(`${folder}/`)));
	const found = names.filter((path) => !later.has(path));
	expect(found.map((path) => path.replace(/^.*\./, ""))).toEqual(expect.arrayContaining(["css", "webp"]));
	return found;
}

interface Way {
	/** Puts a version online, or once more what is online. */
	put(number: 1 | 2 | 3): Promise<void>;
	/** The folder that the web server shows. */
	readonly folder: string;
}

/** Somebody has a page open while one version takes the place of another. */
async function expectKeptForOpenPages({ put, folder }: Way): Promise<void> {
	await put(1);
	const nginx = await startNginx(folder);
	const answers = async (paths: readonly string[]) => {
		const asked = await Promise.all(paths.map((path) => nginx.ask(`https://${host}/${path}`)));
		return [...new Set(asked.map(({ status }) => status))];
	};
	try {
		const [first, second] = [onlyIn(1, 2), onlyIn(2, 3)];
		expect(await answers(first)).toEqual([200]);
		expect(await answers(second)).toEqual([404]);
		await put(2);
		expect(await answers([...first, ...second])).toEqual([200]);
		for (const path of first.slice(0, 3)) {
			const { sent, headers } = await nginx.ask(`https://${host}/${path}`);
			expect(sent.equals(readFileSync(join(version(1), path)))).toBe(true);
			expect(headers["cache-control"]).toContain("immutable");
		}
		// However often the site changes meanwhile.
		await put(3);
		await put(3);
		const gone = (paths: readonly string[]) => paths.filter((path) => !filesIn(version(3)).has(path));
		expect(await answers([...first, ...second])).toEqual([200]);
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + aDay + 60_000 });
		await put(3);
		expect(await answers([...gone(first), ...second])).toEqual([404]);
		const left = [...filesIn(folder).keys()].filter((path) => path !== "_published.txt" && !isCompressed(path));
		expect(left.sort()).toEqual([...filesIn(version(3)).keys()].sort());
	} finally {
		await nginx.stop();
	}
}

testWith(
	"nginx",
	"openssl",
	"git",
)("A page that is open gets what it asks for after a delivery, for a day", async () => {
	const other = new OwnServer();
	try {
		await expectKeptForOpenPages({
			folder: join(other.home, "online"),
			async put(number) {
				const wanted = { version: commits[number - 1] ?? "" };
				expect(await other.deliver({ repository: server.repository, wanted })).toBe(true);
			},
		});
	} finally {
		other.dispose();
	}
});

testWith(
	"nginx",
	"openssl",
	"git",
)("And after a run of the workflow for GitHub Pages, which begins without a site", async () => {
	const workflow = readFileSync(join(projectFolder, "src/starter/shared/.github/workflows/site.yml"), "utf8");
	const [, options = ""] = /- run: npm run build -- (.*)/.exec(workflow) ?? [];
	const site = temporarySite();
	const dist = join(site.root, "dist");
	chmodSync(site.root, 0o755);
	const ears = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, "write").mockReturnValue(true));
	try {
		await expectKeptForOpenPages({
			folder: dist,
			async put(number) {
				rmSync(dist, { recursive: true, force: true });
				git(server.repository, "--work-tree", site.root, "checkout", "--force", commits[number - 1] ?? "", "--", ".");
				expect(await main(["build", ...options.split(" "), "--root", site.root], projectFolder)).toBe(0);
			},
		});
	} finally {
		for (const ear of ears) ear.mockRestore();
		site.dispose();
	}
});

async function publish(folder: string, to: string): Promise<void> {
	const target = await openTarget(to);
	const { list } = await planPublish(target, folder, { dry: false });
	await sendSite(target, folder, { list, count: () => {} });
}

testWith(
	"nginx",
	"openssl",
	...sshPrograms,
)("And after a publication over ssh", async () => {
	const ssh = await startSshServer();
	vi.stubEnv("RSYNC_RSH", ssh.rsh);
	vi.stubEnv("LD_LIBRARY_PATH", environmentOf(programOf("rsync")).LD_LIBRARY_PATH ?? "");
	try {
		await expectKeptForOpenPages({
			folder: join(ssh.home, "site/online"),
			put: (number) => publish(version(number), `ssh://${ssh.host}:${ssh.port}${ssh.home}/site`),
		});
	} finally {
		await ssh.stop();
	}
});

testWith(
	"nginx",
	"openssl",
	"rclone",
)("And after one by rclone", async () => {
	const rclone = await startRcloneServer("webdav");
	vi.stubEnv("RCLONE_CONFIG", rclone.config);
	chmodSync(dirname(rclone.folder), 0o755);
	try {
		await expectKeptForOpenPages({
			folder: join(rclone.folder, "site"),
			put: (number) => publish(version(number), "rclone:site:site"),
		});
	} finally {
		await rclone.stop();
	}
});

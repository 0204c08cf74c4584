import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import type { EditorLanguage } from "#core/in-language.ts";
import type { Progress } from "#engine/base/progress.ts";
import { UsageError } from "#engine/base/usage-error.ts";
import { openContent } from "#engine/content/content.ts";
import { otherName } from "#pipeline/emit/hosting.ts";
import { regionOf } from "#pipeline/site/region.ts";
import type { HostedAddress } from "#studio/brain/studio-worker.ts";
import { homeAt } from "../deliver/home.ts";
import { studioPolicy } from "../studio/studio-document.ts";
import { buildStudio, studioHost } from "../studio/web/build-studio.ts";
import { copyRepository, repositorySettings } from "../studio/web/copy-repository.ts";
import { nginxStudio, type StudioPlaces } from "../studio/web/nginx-studio.ts";
import { checkContent, deliverCommand, deliverScript, type Installed, postReceive, quoted } from "./hooks.ts";
import { type Fate, isNoted, OwnFiles } from "./own-files.ts";
import { addPeople, refuseName } from "./people.ts";
import { reloadFile, unitsOf } from "./units.ts";

/** What is to be set up, as far as somebody said. */
export interface HostAnswers {
	/** The folder in which everything comes. */
	readonly home: string;
	/** The name of the server of Studio: `studio.voorbeeld.nl`. */
	readonly studio: string;
	/** The names of those who edit. */
	readonly people: readonly string[];
	/** The folder of the bare repository. */
	readonly repository: string;
}

export interface HostOptions extends HostAnswers {
	readonly project: string;
	/** Folder of the site as it is installed here. */
	readonly root: string;
	readonly language: EditorLanguage | undefined;
	/** The user as whom the web server works. */
	readonly user: string;
	/** The socket of fcgiwrap. */
	readonly socket: string;
}

export interface SetUp {
	/** The address of the site. */
	readonly address: string;
	/** Every file that was made by this program once, and what became of it now. */
	readonly files: ReadonlyMap<string, Fate>;
	/** The passwords of those who are new. */
	readonly passwords: ReadonlyMap<string, string>;
	/** The site came online. */
	readonly isOnline: boolean;
	/** What only the administrator may do, in order, for a shell. */
	readonly commands: readonly string[];
}

/** The branch that is online. */
export const branchOnline = "main";

/** What is suggested for a site of this address. */
export function suggestedFor(address: string): HostAnswers {
	const home = `/srv/${new URL(address).hostname}`;
	return { home, studio: studioHost(address), people: [], repository: join(home, "git/site.git") };
}

/** The address of the site in a folder, and the time zone in which it lives. Throws a `UsageError` when it has none. */
export function addressOfSite(root: string): { address: string; timeZone: string } {
	const { site } = openContent(root, { only: ({ role }) => role === "site" }).read();
	if (!site.settings)
		throw new UsageError({
			nl: "In content/site.yaml klopt iets niet. Verbeter dat eerst: `npm run validate` zegt wat.",
			en: "Something is wrong in content/site.yaml. Fix it first: `npm run validate` says what.",
		});
	return { address: site.settings.value.address, timeZone: regionOf(site).timeZone };
}

/**
 * Makes on this server all that Studio and the site need, and puts the site online as far as this user may. What is there
 * already stays, and what somebody changed too.
 */
export async function setUpHost(options: HostOptions, progress: Progress): Promise<SetUp> {
	const { root, project, home, studio, repository, user, language } = options;
	for (const name of options.people) refuseName(name);
	refuseHost(studio);
	refuseUnreadable(user, [root, project, process.execPath]);
	const { address, timeZone } = addressOfSite(root);
	const host = new URL(address).hostname;
	const branch = branchOnline;
	const store = { kind: "git", repository: pathOf(repository), branch } as const satisfies HostedAddress;
	refuseFolder(home, repository);
	mkdirSync(home, { recursive: true });
	const installed: Installed = {
		project,
		code: root,
		home,
		repository,
		branch,
		reload: `touch ${quoted(reloadFile(home))}`,
	};

	if (!existsSync(repository)) {
		mkdirSync(dirname(repository), { recursive: true });
		copyRepository(root, repository, branch);
	}
	completeSettings(repository);

	const own = new OwnFiles(home);
	const files = new Map<string, Fate>();
	const write = (file: string, text: string, mode?: number) => files.set(file, own.write(file, text, mode));
	const example = readFileSync(join(project, "scripts/examples/pre-receive"), "utf8");
	write(join(repository, "hooks/pre-receive"), example, 0o755);
	write(join(repository, "hooks/check-content"), checkContent(installed), 0o755);
	write(join(repository, "hooks/post-receive"), postReceive(installed), 0o755);

	write(join(home, "deliver"), deliverScript(installed), 0o755);

	const built = await buildStudio(
		{ root, project, language, compress: true, store, folder: join(home, "studio"), host: studio },
		progress,
	);
	if (!built) throw new UsageError({ nl: "Studio kon niet gemaakt worden.", en: "Studio could not be built." });
	const places: StudioPlaces = {
		files: join(home, "studio"),
		people: join(home, "people"),
		repositories: dirname(dirname(repository)),
		delivery: join(home, "delivery.json"),
		backend: join(execFileSync("git", ["--exec-path"], { encoding: "utf8" }).trim(), "git-http-backend"),
		socket: options.socket,
	};
	const passwords = addPeople(places.people, options.people);

	// As it will be run by the hook, and as whoever will: what it needs is then there, and its rights are known to do.
	const mine = process.getuid?.() !== 0 ? {} : ownerOf(user);
	if ("uid" in mine) execFileSync("chown", ["-R", `${user}:`, home, repository]);
	const delivered = spawnSync("sh", ["-c", deliverCommand({ ...installed, reload: undefined })], {
		stdio: ["ignore", "inherit", "inherit"],
		cwd: root,
		...mine,
	});
	const isOnline = delivered.status === 0;

	const server = join(home, "online/_nginx/server.conf");
	if (existsSync(server)) {
		const text = readFileSync(server, "utf8").replaceAll(`/var/www/${host}`, servedFor(address, home));
		write(join(home, "nginx", `${host}.conf`), text);
	}
	write(
		join(home, "nginx", `${studio}.conf`),
		nginxStudio({ host: studio, store, policy: studioPolicy(store), places }),
	);
	const units = unitsOf({ ...installed, host, user, timeZone });
	for (const [name, text] of Object.entries(units)) write(join(home, "systemd", name), text);
	if ("uid" in mine) execFileSync("chown", ["-R", `${user}:`, home, repository]);
	return { address, files, passwords, isOnline, commands: commandsFor(options, host, Object.keys(units)) };
}

/** The folder that stands for the whole host: that of the site, or one in which the site is found below its path. */
function servedFor(address: string, home: string): string {
	const online = join(home, "online");
	const path = new URL(address).pathname.replace(/\/$/, "");
	if (path === "") return online;
	const served = join(home, "served");
	const link = join(served, path);
	mkdirSync(dirname(link), { recursive: true });
	if (!existsSync(link)) symlinkSync(relative(dirname(link), online), link);
	return served;
}

/** What only the administrator may do. */
function commandsFor(
	{ home, repository, studio, user }: HostOptions,
	host: string,
	units: readonly string[],
): string[] {
	const other = otherName(host);
	const name = `bladbouw-${host}`;
	const isOwn = process.getuid?.() === 0;
	return [
		"apt install nginx fcgiwrap git apache2-utils certbot python3-certbot-nginx",
		...(isOwn
			? []
			: [`chown -R ${user}: ${quoted(home)}${repository.startsWith(`${home}/`) ? "" : ` ${quoted(repository)}`}`]),
		`certbot certonly --nginx --cert-name ${host} -d ${host} -d ${other}`,
		`certbot certonly --nginx --cert-name ${studio} -d ${studio}`,
		`ln -sf ${quoted(join(home, "nginx"))}/*.conf /etc/nginx/sites-enabled/`,
		"nginx -t && nginx -s reload",
		`cp ${units.map((each) => quoted(join(home, "systemd", each))).join(" ")} /etc/systemd/system/`,
		`systemctl enable --now ${name}.timer ${name}-reload.path`,
	].map((command) => (isOwn ? command : `sudo ${command.replace("&& ", "&& sudo ")}`));
}

/** Adds what lacks; a setting that is there stays, whatever it says. */
function completeSettings(repository: string): void {
	const file = join(repository, "config");
	if (!existsSync(file) || !existsSync(join(repository, "objects")))
		throw new UsageError({
			nl: "{repository} is geen kale repository van Git. Noem een andere map, of een die er nog niet is.",
			en: "{repository} is not a bare Git repository. Name another folder, or one that does not exist yet.",
			values: { repository },
		});
	for (const [name, value] of Object.entries(repositorySettings)) {
		const asked = spawnSync("git", ["config", "--file", file, "--get", name]);
		if (asked.status !== 0) execFileSync("git", ["config", "--file", file, name, value]);
	}
}

/** The address of a repository on its server: its name and that of its folder. */
function pathOf(repository: string): string {
	const path = `/${basename(dirname(repository))}/${basename(repository)}`;
	if (/^(?:\/[\w-][\w.-]*){2}$/.test(path) && !/^\/(?:assets\/|_)/.test(path)) return path;
	throw new UsageError({
		nl: "De repository wordt een adres, {path}, en daarin horen alleen letters, cijfers, punten en streepjes. Noem haar bijvoorbeeld git/site.git.",
		en: "The repository becomes an address, {path}, of letters, digits, dots and hyphens only. Call it git/site.git, for instance.",
		values: { path },
	});
}

function refuseHost(name: string): void {
	if (/^(?!-)(?:[a-z\d-]{1,63}\.)+[a-z\d-]{2,63}$/.test(name)) return;
	throw new UsageError({
		nl: 'Het adres van Studio is een naam zoals studio.voorbeeld.nl, niet "{name}".',
		en: 'The address of Studio is a name such as studio.example.com, not "{name}".',
		values: { name },
	});
}

/** What is in a folder becomes that of the web server: nobody else's may be in it. */
function refuseFolder(home: string, repository: string): void {
	// What this command or `deliver` has made before is theirs.
	if (!existsSync(home) || isNoted(home) || existsSync(homeAt(home).manifests)) return;
	const own = ["cache", relative(home, repository).split(sep)[0]];
	const other = readdirSync(home).find((name) => !own.includes(name));
	if (other === undefined) return;
	throw new UsageError({
		nl: "In {home} staat al iets anders, zoals {other}, en alles daarin wordt van de webserver. Noem een map die er nog niet is, zoals {suggested}.",
		en: "Something else is in {home} already, such as {other}, and all in it becomes that of the web server. Name a folder that is not there yet, such as {suggested}.",
		values: { home, other, suggested: join(home, "site") },
	});
}

/** The web server's user makes the site, with what is installed here. */
function refuseUnreadable(user: string, paths: readonly string[]): void {
	// Anybody else makes it as themselves, and the administrator sees to the rest.
	if (process.getuid?.() !== 0) return;
	const path = paths.find((each) => spawnSync("test", ["-r", each], ownerOf(user)).status !== 0);
	if (path === undefined) return;
	throw new UsageError({
		nl: "De gebruiker {user}, als wie de webserver werkt en de site maakt, kan niet bij {path}. Zet de site en Node waar iedereen ze mag lezen, zoals in /opt, en niet in een thuismap.",
		en: "The user {user}, as whom the web server works and the site is made, cannot read {path}. Put the site and Node where everyone may read them, such as in /opt, and not in a home folder.",
		values: { user, path },
	});
}

/** The numbers of a user of this machine. */
function ownerOf(user: string): { uid: number; gid: number } {
	const ask = (what: string) => Number(spawnSync("id", [what, user], { encoding: "utf8" }).stdout || Number.NaN);
	const [uid, gid] = [ask("-u"), ask("-g")];
	if (Number.isNaN(uid) || Number.isNaN(gid))
		throw new UsageError({
			nl: "De gebruiker {user}, als wie de webserver werkt, is er niet op deze server. Noem een andere met --user.",
			en: "There is no user {user} on this server for the web server to run as. Name another one with --user.",
			values: { user },
		});
	return { uid, gid };
}

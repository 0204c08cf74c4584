import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { missingFonts } from "../browser/fonts.ts";
import {
	environmentOf,
	findFtpLibraries,
	findLibrary,
	findLighttpdModule,
	findNginxModule,
	findProgram,
	unpackDebianPackage,
} from "../browser/programs.ts";

/** The module that sends what stands compressed with brotli. */
export const brotliModule = "ngx_http_brotli_static_module";

/** The module of lighttpd that compresses what it sends. */
export const deflateModule = "mod_deflate";

/** What tests start or load: the package of Debian that has it, and whether it is here. */
const needed = {
	nginx: { package: "nginx-light", isHere: () => answers("nginx", "-v") },
	apache2: { package: "apache2-bin", isHere: () => answers("apache2", "-v") },
	caddy: { package: "caddy", isHere: () => answers("caddy", "version") },
	lighttpd: { package: "lighttpd", isHere: () => answers("lighttpd", "-v") },
	[deflateModule]: { package: "lighttpd-mod-deflate", isHere: () => findLighttpdModule(deflateModule) !== undefined },
	openssl: { package: "openssl", isHere: () => answers("openssl", "version") },
	fcgiwrap: { package: "fcgiwrap", isHere: () => answers("fcgiwrap", "-h") },
	rsync: { package: "rsync", isHere: () => answers("rsync", "--version") },
	rclone: { package: "rclone", isHere: () => answers("rclone", "version") },
	python3: { package: "python3", isHere: () => answers("python3", "--version") },
	pyftpdlib: { package: "python3-pyftpdlib", isHere: () => findFtpLibraries() !== undefined },
	ssh: { package: "openssh-client", isHere: () => answers("ssh", "-V") },
	sshd: { package: "openssh-server", isHere: () => starts("sshd", "-V") },
	// By it sshd knows a user without rights where the tests are run by root.
	"libnss-wrapper": { package: "libnss-wrapper", isHere: () => findLibrary("libnss_wrapper.so") !== undefined },
	[brotliModule]: {
		package: "libnginx-mod-http-brotli-static",
		isHere: () => findNginxModule(brotliModule) !== undefined,
	},
};

/**
 * Puts what the tests need and this machine lacks into the path of this process and its children, where it can be had.
 * Says of each that cannot that its tests are skipped.
 */
export function provideTestPrograms(project: string): void {
	const folder = join(project, "node_modules/.cache/site/programs");
	const bins = ["usr/sbin", "usr/bin"].map((bin) => join(folder, bin));
	process.env.PATH = [process.env.PATH ?? "", ...bins].join(delimiter);
	provideFonts(folder);
	for (const [name, { package: debianPackage, isHere }] of Object.entries(needed)) {
		if (isHere() || (unpackDebianPackage(debianPackage, folder) && isHere())) continue;
		process.stderr.write(
			`There is no ${name} on this machine: the tests that need it are skipped. ` +
				`Install it to run them (on Debian: apt-get install ${debianPackage}).\n`,
		);
	}
}

/** The same of fonts, which browsers also find in the data of whoever starts them. */
function provideFonts(folder: string): void {
	if (missingFonts().length > 0) process.env.XDG_DATA_HOME = join(folder, "usr/share");
	for (const { package: debianPackage } of missingFonts()) unpackDebianPackage(debianPackage, folder);
	for (const { file, package: debianPackage } of missingFonts())
		process.stderr.write(
			`There is no ${file} on this machine: the tests that measure its letters are skipped. ` +
				`Install it to run them (on Debian: apt-get install ${debianPackage}).\n`,
		);
}

/** Older servers know no question that they answer without a complaint. */
function starts(name: string, question: string): boolean {
	const program = findProgram([name]);
	if (program === undefined) return false;
	const { status } = spawnSync(program, [question], { env: environmentOf(program) });
	return status !== null && status < 126;
}

function answers(name: string, question: string): boolean {
	const program = findProgram([name]);
	return program !== undefined && spawnSync(program, [question], { env: environmentOf(program) }).status === 0;
}

import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { findProgram, unpackDebianPackage } from "../browser/programs.ts";

/** The programs that tests start, and the package of Debian that has each. */
const needed = { nginx: { package: "nginx-light", asks: ["-v"] }, openssl: { package: "openssl", asks: ["version"] } };

/**
 * Puts what the tests start and this machine lacks into the path of this process and its children, where it can be had.
 * Says of each that cannot that its tests are skipped.
 */
export function provideTestPrograms(project: string): void {
	const folder = join(project, "node_modules/.cache/site/programs");
	const bins = ["usr/sbin", "usr/bin"].map((bin) => join(folder, bin));
	process.env.PATH = [process.env.PATH ?? "", ...bins].join(delimiter);
	for (const [name, { package: debianPackage, asks }] of Object.entries(needed)) {
		const works = () => {
			const program = findProgram([name]);
			return program !== undefined && spawnSync(program, asks).status === 0;
		};
		if (works() || (unpackDebianPackage(debianPackage, folder) && works())) continue;
		process.stderr.write(
			`There is no ${name} on this machine: the tests that need it are skipped. ` +
				`Install it to run them (on Debian: apt-get install ${debianPackage}).\n`,
		);
	}
}

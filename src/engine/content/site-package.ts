import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What a site is worked on with: each is a command of the program. */
const commands = [
	...["start", "dev", "studio", "validate", "review", "build", "preview", "publish", "host"],
	...["translations", "where", "new", "schemas"],
];

/** What npm reads of a package, as far as it matters here. */
interface Package {
	readonly scripts?: Readonly<Record<string, string>>;
	readonly dependencies?: Readonly<Record<string, string>>;
	readonly devDependencies?: Readonly<Record<string, string>>;
}

/**
 * The `package.json` of a site: what is there already, with the commands of the program and with the program itself,
 * which lies beside it as `npm pack` makes it. `project` is the folder of the program.
 */
export function sitePackage(project: string, present: string | undefined): string {
	const { name, version } = JSON.parse(readFileSync(join(project, "package.json"), "utf8")) as Record<string, string>;
	const own = JSON.parse(present ?? "{}") as Package;
	const installed = { ...own.devDependencies, ...own.dependencies };
	const whole = {
		private: true,
		...own,
		scripts: { ...own.scripts, ...Object.fromEntries(commands.map((each) => [each, `${name} ${each}`])) },
		...(!(`${name}` in installed) && {
			dependencies: { ...own.dependencies, [`${name}`]: `file:${name}-${version}.tgz` },
		}),
	};
	return `${JSON.stringify(whole, null, 2)}\n`;
}

import { posix, win32 } from "node:path";
import { describe, expect, test } from "vitest";
import { isBelow } from "#engine/base/below.ts";
import { rename } from "#engine/files/rename.ts";
import { isPortable } from "#pipeline/read/portable.ts";

describe("What is below a folder", () => {
	test("on Windows, however slashes and letters are written", () => {
		expect(isBelow("C:\\site\\content", "C:\\site\\content", win32)).toBe(true);
		expect(isBelow("C:\\site\\content", "C:/site/content/pages/contact.yaml", win32)).toBe(true);
		expect(isBelow("C:\\site\\content", "c:\\Site\\content\\pages", win32)).toBe(true);
		expect(isBelow("C:\\", "C:\\site", win32)).toBe(true);
		for (const other of ["C:\\site", "C:\\site\\content2", "C:\\site\\..content", "D:\\site\\content\\pages"]) {
			expect(isBelow("C:\\site\\content", other, win32), other).toBe(false);
		}
	});

	test("elsewhere, to the letter", () => {
		expect(isBelow("/site/content", "/site/content/..hidden", posix)).toBe(true);
		for (const other of ["/site", "/site/content2", "/site/Content/pages", "/"]) {
			expect(isBelow("/site/content", other, posix), other).toBe(false);
		}
	});
});

test("A name of a file is for every system when Windows can save it", () => {
	const good = ["pages/contact.yaml", "pages/console/auxiliary.yaml", "images/étalage 1 (klein).jpg", "pages/com.yaml"];
	const bad = [
		"pages/aux.yaml",
		"pages/con/x.yaml",
		"images/NUL.tar.png",
		"images/a:b.png",
		"images/a?.png",
		"x./y.yaml",
	];
	expect(good.filter((name) => !isPortable(name))).toEqual([]);
	expect(bad.filter(isPortable)).toEqual([]);
});

describe("A rename on Windows", () => {
	const refused = (code: string) => Object.assign(new Error(code), { code });
	const system = (platform: NodeJS.Platform, codes: string[], folders: string[] = []) => ({
		platform,
		rename: () => {
			const code = codes.shift();
			if (code) throw refused(code);
		},
		isFolder: (path: string) => folders.includes(path),
	});

	test("is tried again while somebody has something open", () => {
		const codes = ["EPERM", "EBUSY", "EACCES"];
		rename("from", "to", system("win32", codes));
		expect(codes).toEqual([]);
	});

	test("says so when the new place is taken", () => {
		expect(() => rename("from", "to", system("win32", ["EPERM"], ["to"]))).toThrow(
			expect.objectContaining({ code: "EEXIST" }),
		);
	});

	test("fails at once for any other reason, and elsewhere for every reason", () => {
		expect(() => rename("from", "to", system("win32", ["ENOENT"]))).toThrow("ENOENT");
		expect(() => rename("from", "to", system("linux", ["EPERM"]))).toThrow("EPERM");
	});
});

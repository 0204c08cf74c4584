import { createHash } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/**
 * Says in a name which process made something: the machine, the number of the process, and when the process
 * began, since numbers are given out again.
 */
export function ownerName(pid = process.pid): string {
	return `${machine}.${pid}.${beginningOf(pid)}`;
}

/**
 * Whether the process that `owner` names may still be at work. Of another machine, or where no beginning is known,
 * nobody can tell; then what was touched within a day may be in use.
 */
export function mayBeRunning(owner: string, touched: Date): boolean {
	const [where, pid] = owner.split(".");
	const young = Date.now() - touched.getTime() < day;
	if (where !== machine || !pid) return young;
	if (!isAlive(Number(pid))) return false;
	return owner === ownerName(Number(pid)) && (young || beginningOf(Number(pid)) !== unknown);
}

const day = 24 * 60 * 60 * 1000;

const unknown = "0";

/** Containers may share a folder and a name while each has its own numbers for processes. */
const machine = createHash("sha256").update(`${hostname()} ${numbering()}`).digest("hex").slice(0, 8);

function numbering(): string {
	try {
		return readlinkSync("/proc/self/ns/pid");
	} catch {
		return "";
	}
}

/** When a process began, in ticks since the machine did; Linux alone tells. */
function beginningOf(pid: number): string {
	try {
		const fields = readFileSync(`/proc/${pid}/stat`, "utf8");
		// The name of the program comes second, in brackets, and may hold anything.
		const [state, ...rest] = fields.slice(fields.lastIndexOf(")") + 2).split(" ");
		// One that has ended keeps its number until its parent has heard of it.
		return state === "Z" ? "ended" : (rest[18] ?? unknown);
	} catch {
		return unknown;
	}
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		// It lives, but belongs to another user.
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}

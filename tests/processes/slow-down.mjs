// Lets processes run only a part of the time, in slices that nobody notices one by one, until this one is ended.
const [, , times = "1", ...pids] = process.argv;

/** Milliseconds in which they run. */
const slice = 2;

const waiting = new Int32Array(new SharedArrayBuffer(4));

/** @param {NodeJS.Signals} signal */
function send(signal) {
	for (const pid of pids) process.kill(Number(pid), signal);
}

process.on("SIGTERM", () => {
	send("SIGCONT");
	process.exit();
});

async function turn() {
	send("SIGCONT");
	Atomics.wait(waiting, 0, 0, slice);
	send("SIGSTOP");
	Atomics.wait(waiting, 0, 0, slice * (Number(times) - 1));
	setImmediate(turn);
}

void turn();

import { chmodSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gitRemote } from "#studio/stores/git/git-remote.ts";
import { gitServerPrograms, startGitServer } from "../helpers/git-server.ts";
import { type RemoteUnderTest, remoteContract } from "../helpers/remote-contract.ts";

/** A remote over a real server, with a hook that says no when it is told to. */
async function open(format: "sha1" | "sha256"): Promise<RemoteUnderTest> {
	const server = await startGitServer();
	const repository = server.repository("site", format);
	const address = `${server.origin}/git/site.git`;
	const hook = join(repository, "hooks/pre-receive");
	return {
		repository,
		remote: gitRemote({ address }),
		another: () => gitRemote({ address }),
		answer: (fault) => server.answer(fault),
		refuse(words) {
			rmSync(hook, { force: true });
			if (words === undefined) return;
			writeFileSync(hook, `#!/bin/sh\ncat > /dev/null\necho "${words}" >&2\nexit 1\n`);
			chmodSync(hook, 0o755);
		},
		stop: server.stop,
	};
}

remoteContract("a Git server whose names are of SHA-1", () => open("sha1"), gitServerPrograms);

remoteContract("a Git server whose names are of SHA-256", () => open("sha256"), gitServerPrograms);

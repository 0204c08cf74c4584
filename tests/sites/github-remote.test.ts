import { githubRemote } from "#studio/stores/github/github-remote.ts";
import { startGithubServer } from "../helpers/github-server.ts";
import { remoteContract } from "../helpers/remote-contract.ts";

remoteContract("a remote on GitHub", async () => {
	const server = await startGithubServer();
	const place = { owner: "voorbeeld", repository: "site", token: () => server.token, api: server.api };
	return {
		remote: githubRemote(place),
		another: () => githubRemote(place),
		repository: server.repository("voorbeeld", "site"),
		answer: (fault) => server.answer(typeof fault === "number" ? { status: fault } : fault),
		refuse: (words) => server.protect(words),
		stop: server.stop,
	};
});

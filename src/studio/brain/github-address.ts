/** Where GitHub itself answers. */
export const githubApi = "https://api.github.com";

/** Where the other interface, GraphQL, is beside an address of REST: a GitHub of one's own has both below `/api`. */
export function graphqlBeside(api: string): string {
	return api.replace(/(?<=\/api)\/v3$/, "").concat("/graphql");
}

/** Where the people of a GitHub are, with their settings: `https://github.com`. */
export function pagesBeside(api: string): string {
	const { protocol, host } = new URL(api);
	return `${protocol}//${host.replace(/^api\./, "")}`;
}

import { GraphQLError } from "graphql";
import type { BareRepository, GitObject } from "./bare-repository.ts";
import { type ReadCommit, readCommit } from "./commit-text.ts";

export interface Place {
	readonly owner: string;
	readonly name: string;
}

/** As GitHub knows who has a token. */
export interface GithubPerson {
	readonly login: string;
	readonly name: string | null;
}

interface RefUpdate {
	readonly name: string;
	readonly beforeOid?: string;
	readonly afterOid: string;
	readonly force: boolean;
}

/** What GraphQL's executor asks for the fields of a query; each may be a function of its arguments. */
export interface Resolvers {
	readonly viewer: object;
	repository(place: Place): object;
	updateRefs(given: {
		readonly input: { readonly repositoryId: string; readonly refUpdates: readonly RefUpdate[] };
	}): object;
}

interface Served {
	/** Who asks. */
	readonly viewer: GithubPerson;
	/** The repository at a place, if there is one. */
	at(place: Place): BareRepository | undefined;
	/** Why nothing is taken for a reference, in words. */
	refusal(ref: string): string | undefined;
	/** The names of objects that the query speaks of: they are read at once. */
	readonly ids: readonly string[];
}

/** GitHub cuts texts off here. */
const longestText = 512_000;

export function queryResolvers({ viewer, at, refusal, ids }: Served): Resolvers {
	return {
		viewer,
		repository(place) {
			const found = at(place);
			if (!found)
				throw refused("NOT_FOUND", `Could not resolve to a Repository with the name '${place.owner}/${place.name}'.`);
			const objects = new Map(found.objects(ids));
			const object = ({ oid }: { oid: string }) => {
				const known = objects.get(oid) ?? found.objects([oid]).get(oid);
				return known ? resolvedObject(known, found) : null;
			};
			return { id: idOf(place), object };
		},
		updateRefs({ input: { repositoryId, refUpdates } }) {
			const place = placeOf(repositoryId);
			const repository = at(place);
			if (!repository)
				throw refused("NOT_FOUND", `Could not resolve to a node with the global id of '${repositoryId}'`);
			for (const { name, beforeOid, afterOid, force } of refUpdates) {
				const words = refusal(name);
				if (words !== undefined) throw refused("UNPROCESSABLE", words);
				const here = repository.refs(name).get(name)?.id ?? "0".repeat(40);
				const both = !/^0+$/.test(here) && !/^0+$/.test(afterOid);
				if (both && !force && !repository.isAncestor(here, afterOid))
					throw refused("UNPROCESSABLE", "Update is not a fast forward");
				if (!repository.swap(name, beforeOid ?? here, afterOid))
					throw refused("UNPROCESSABLE", "Reference cannot be updated");
			}
			return { clientMutationId: null };
		},
	};
}

const idOf = ({ owner, name }: Place) => `R_${Buffer.from(`${owner}/${name}`).toString("base64url")}`;

function placeOf(id: string): Place {
	const [owner = "", name = ""] = Buffer.from(id.slice(2), "base64url").toString().split("/");
	return { owner, name };
}

const refused = (type: string, message: string) => new GraphQLError(message, { extensions: { type } });

function resolvedObject(object: GitObject, repository: BareRepository): object {
	switch (object.kind) {
		case "blob":
			return resolvedBlob(object);
		case "commit":
			return resolvedCommit(readCommit(object), repository);
		default:
			return { __typename: "Tree", oid: object.id, entries: () => entriesOf(object.id, repository) };
	}
}

/** A text as a text: without the mark of its order, and with a sign for what is no letter. GitHub promises no more. */
function resolvedBlob({ id, bytes }: GitObject): object {
	const isBinary = bytes.includes(0);
	return {
		__typename: "Blob",
		oid: id,
		byteSize: bytes.length,
		isBinary,
		isTruncated: bytes.length > longestText,
		text: isBinary ? null : new TextDecoder().decode(bytes.subarray(0, longestText)),
	};
}

function resolvedCommit(commit: ReadCommit, repository: BareRepository): object {
	const { id, tree, parents, author, committer, message, signature } = commit;
	return {
		__typename: "Commit",
		oid: id,
		tree: { __typename: "Tree", oid: tree, entries: () => entriesOf(tree, repository) },
		parents: ({ first }: { first: number }) => ({ nodes: parents.slice(0, first).map((oid) => ({ oid })) }),
		author,
		committer,
		message,
		signature: signature && { __typename: "GpgSignature", ...signature },
		history({ first }: { first: number }) {
			if (first > 100)
				throw refused("EXCESSIVE_PAGINATION", `Requesting ${first} records exceeds the \`first\` limit of 100.`);
			const ids = repository.log(id, first);
			const found = repository.objects(ids);
			const nodes = ids.flatMap((each) => found.get(each) ?? []);
			return { nodes: nodes.map((each) => resolvedCommit(readCommit(each), repository)) };
		},
	};
}

function entriesOf(tree: string, repository: BareRepository): object[] {
	return repository.listed(tree, false).map(({ path, rawPath, mode, type, id, size }) => ({
		name: path,
		nameRaw: rawPath.toString("base64"),
		mode: Number.parseInt(mode, 8),
		type,
		oid: id,
		size: size ?? 0,
	}));
}

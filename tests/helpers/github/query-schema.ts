import { readFileSync } from "node:fs";
import { buildSchema, execute, type GraphQLError, parse, validate } from "graphql";
import type { Resolvers } from "./query-resolvers.ts";

interface Executed {
	readonly data?: unknown;
	readonly errors?: readonly { readonly type?: unknown; readonly message: string; readonly path?: unknown }[];
}

/** GitHub's published schema of its interface GraphQL. */
export interface QuerySchema {
	/** Answers a query. Throws words when the schema does not know what is asked. */
	answer(query: string, variables: Record<string, unknown>, resolvers: Resolvers): Promise<Executed>;
}

export function querySchema(): QuerySchema {
	// The package itself would read another form of it, and build that too.
	const file = new URL("schema.graphql", import.meta.resolve("@octokit/graphql-schema"));
	const schema = buildSchema(readFileSync(file, "utf8"), { assumeValid: true, assumeValidSDL: true, noLocation: true });
	return {
		async answer(query, variables, resolvers) {
			const document = parse(query);
			const faults = validate(schema, document);
			if (faults.length > 0) throw new Error(`GitHub's schema does not know this: ${faults.map(wordsOf).join("; ")}`);
			const { data, errors } = await execute({ schema, document, rootValue: resolvers, variableValues: variables });
			return { data, ...(errors && { errors: errors.map(formatted) }) };
		},
	};
}

const wordsOf = ({ message }: GraphQLError) => message;

/** GitHub says the type of an error beside its message. */
function formatted({ message, path, extensions }: GraphQLError) {
	return { message, path, ...(extensions.type !== undefined && { type: extensions.type }) };
}

import { readFileSync } from "node:fs";
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import * as z from "zod";

/** An operation of REST that a request asks for. */
export interface Operation {
	readonly method: string;
	/** As it is published, `/repos/{owner}/{repo}/git/trees/{tree_sha}`. */
	readonly path: string;
	readonly id: string;
	/** What stands in the path, by the names that are published. */
	readonly values: Readonly<Record<string, string>>;
}

/** GitHub's published description of its interface. */
export interface RestDescription {
	/** Throws words when a request is none that is described. */
	operationOf(method: string, address: URL): Operation;
	/** Throws words when a body is not what an operation takes, also when it has a part that is not described. */
	checkBody(operation: Operation, body: unknown): void;
	/** Throws words when an answer is not what an operation gives. */
	checkAnswer(operation: Operation, status: number, body: unknown): void;
	/** The text that describes an operation. */
	wordsOf(operation: Operation): string;
	/** The published example of an answer. */
	example(operation: Operation, status: number): Record<string, unknown>;
}

const node = z.record(z.string(), z.unknown());
const parameter = z.object({
	name: z.string(),
	in: z.string(),
	required: z.boolean().optional(),
	"x-multi-segment": z.boolean().optional(),
});
const described = z.object({
	operationId: z.string(),
	description: z.string().default(""),
	parameters: z.array(node).default([]),
	requestBody: node.optional(),
	responses: z.record(z.string(), node),
});

type Described = z.infer<typeof described>;

/** Statuses that GitHub may answer anything with, whether an operation names them or not. */
const general = [400, 401, 403, 404, 413, 429, 500, 502, 503];

export function restDescription(): RestDescription {
	// What `cut-description.mjs` left of it.
	const file = new URL("api.github.com.json", import.meta.url);
	const document = z
		.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())), components: node })
		.parse(JSON.parse(readFileSync(file, "utf8")));
	const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
	const known = new Map<string, Described>();
	const checks = new Map<string, ValidateFunction>();

	/** What stands at a reference within the document, or the thing itself. */
	function followed(thing: unknown): Record<string, unknown> {
		const found = node.parse(thing);
		return typeof found.$ref === "string" ? followed(referred(found.$ref)) : found;
	}

	function referred(reference: string): unknown {
		let at: unknown = document;
		for (const part of reference.slice(2).split("/")) at = node.parse(at)[part];
		return at;
	}

	/** A schema by itself: with it are those that it refers to, and no others of thousands. */
	function checkOf(key: string, schema: unknown): ValidateFunction {
		const found = checks.get(key);
		if (found) return found;
		const schemas: Record<string, unknown> = {};
		function take(part: unknown): void {
			for (const [, name = ""] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
				if (name in schemas) continue;
				const there = referred(`#/components/schemas/${name}`);
				schemas[name] = spelled(there);
				take(there);
			}
		}
		take(schema);
		const check = ajv.compile({ ...node.parse(spelled(schema)), components: { schemas } });
		checks.set(key, check);
		return check;
	}

	function describedAt({ path, method }: Pick<Operation, "path" | "method">): Described {
		const key = `${method} ${path}`;
		const found = known.get(key) ?? described.parse(document.paths[path]?.[method.toLowerCase()]);
		known.set(key, found);
		return found;
	}

	/** Words about what of a value a schema does not allow, or does not know. */
	function faultsOf(key: string, schema: unknown, value: unknown): string[] {
		const validate = checkOf(key, schema);
		const wrong = validate(value) ? [] : (validate.errors ?? []).map(wordsOfError);
		return [...wrong, ...unknownIn(followed(schema), value, "")];
	}

	/** The parts of a value that a schema does not name. */
	function unknownIn(schema: Record<string, unknown>, value: unknown, at: string): string[] {
		if (Array.isArray(value)) {
			if (schema.items === undefined) return [];
			return value.flatMap((item, index) => unknownIn(followed(schema.items), item, `${at}/${index}`));
		}
		if (typeof value !== "object" || value === null || schema.properties === undefined) return [];
		const properties = node.parse(schema.properties);
		return Object.entries(value).flatMap(([key, part]) =>
			properties[key] === undefined
				? [`${at}/${key} is not described`]
				: unknownIn(followed(properties[key]), part, `${at}/${key}`),
		);
	}

	function jsonOf(content: unknown): Record<string, unknown> {
		const media = z.object({ content: z.object({ "application/json": node }) }).parse(content);
		return media.content["application/json"];
	}

	return {
		operationOf(method, address) {
			for (const [path, operations] of Object.entries(document.paths)) {
				if (operations[method.toLowerCase()] === undefined || !couldBe(path, address.pathname)) continue;
				const { operationId, parameters } = describedAt({ path, method });
				const all = parameters.map((one) => parameter.parse(followed(one)));
				const values = valuesIn(path, address.pathname, all);
				if (!values) continue;
				for (const name of address.searchParams.keys()) {
					if (!all.some((one) => one.in === "query" && one.name === name)) {
						throw new Error(`${operationId} has no parameter ${name}.`);
					}
				}
				return { method, path, id: operationId, values };
			}
			throw new Error(`GitHub's description knows no ${method} ${address.pathname}.`);
		},
		checkBody(operation, body) {
			const { requestBody } = describedAt(operation);
			if (!requestBody) throw new Error(`${operation.id} takes no body.`);
			const faults = faultsOf(operation.id, jsonOf(followed(requestBody)).schema, body);
			if (faults.length > 0) throw new Error(`${operation.id} does not take this: ${faults.join("; ")}`);
		},
		checkAnswer(operation, status, body) {
			const response = describedAt(operation).responses[status];
			if (!response) {
				if (general.includes(status)) return;
				throw new Error(`${operation.id} never answers ${status}.`);
			}
			const faults = faultsOf(`${operation.id} ${status}`, jsonOf(followed(response)).schema, body).filter(
				(fault) => !/not described$/.test(fault),
			);
			if (faults.length > 0) throw new Error(`${operation.id} does not answer this: ${faults.join("; ")}`);
		},
		wordsOf: (operation) => describedAt(operation).description,
		example(operation, status) {
			const { examples } = jsonOf(followed(describedAt(operation).responses[status]));
			const [first] = Object.values(node.parse(examples));
			const { value } = followed(first);
			return node.parse(Array.isArray(value) ? value[0] : value);
		},
	};
}

const wordsOfError = ({ instancePath, message = "" }: ErrorObject) => `${instancePath} ${message}`;

/** Whether a path has a chance: the words that both begin with are the same. */
function couldBe(path: string, asked: string): boolean {
	const fixed = path.split("/").filter((part) => part && !part.startsWith("{"));
	return fixed.every((part) => asked.includes(part));
}

/** What stands in a path where the published one has names; undefined when it is another. */
function valuesIn(path: string, asked: string, parameters: readonly z.infer<typeof parameter>[]) {
	const names: string[] = [];
	const pattern = path.replace(/\{([^}]+)\}|[^{}]+/g, (part, name?: string) => {
		if (name === undefined) return part.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
		names.push(name);
		return parameters.find((one) => one.name === name)?.["x-multi-segment"] ? "(.+)" : "([^/]+)";
	});
	const match = new RegExp(`^${pattern}$`).exec(asked);
	return match && Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? "")]));
}

/** OpenAPI's `nullable` as JSON Schema says it, also where there is no type beside it. */
function spelled(schema: unknown): unknown {
	if (Array.isArray(schema)) return schema.map(spelled);
	if (typeof schema !== "object" || schema === null) return schema;
	const { nullable, ...rest } = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, spelled(part)]));
	return nullable === true ? { anyOf: [rest, { type: "null" }] } : rest;
}

// What Node and browsers both have: this layer is compiled with the types of neither.

declare class TextEncoder {
	encode(text: string): Uint8Array;
}

declare class TextDecoder {
	constructor(encoding?: "utf-8" | "latin1" | "windows-1252", options?: { fatal?: boolean; ignoreBOM?: boolean });
	decode(bytes?: Uint8Array): string;
}

declare class URL {
	constructor(address: string, base?: string);
	hash: string;
	readonly host: string;
	readonly hostname: string;
	readonly href: string;
	readonly origin: string;
	pathname: string;
	readonly protocol: string;
	readonly search: string;
	readonly searchParams: { delete(name: string): void };
	static canParse(address: string, base?: string): boolean;
}

declare const performance: { now(): number };

declare function btoa(bytes: string): string;

interface ErrorConstructor {
	stackTraceLimit: number;
}

interface AbortSignal {
	readonly aborted: boolean;
	addEventListener(kind: "abort", heard: () => void, options?: { readonly once?: boolean }): void;
}

declare class AbortController {
	readonly signal: AbortSignal;
	abort(): void;
}

interface MessagePort {
	postMessage(message: unknown): void;
}

declare function setTimeout(work: () => void, milliseconds?: number): { readonly timer: never };
declare function clearTimeout(timer: { readonly timer: never } | undefined): void;

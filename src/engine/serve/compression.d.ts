declare module "compression" {
	import type { IncomingMessage, ServerResponse } from "node:http";

	type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;

	/** Gives what compresses the answer to a request as the one who asks accepts it; to be called before it is begun. */
	function compression(options: {
		/** Of gzip. */
		readonly level: number;
		/** Bytes from which on an answer is compressed. */
		readonly threshold: number;
		/** Of zlib. */
		readonly brotli: { readonly params: Readonly<Record<number, number>> };
		/** Tells whether an answer may be compressed. */
		readonly filter: Filter;
	}): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

	namespace compression {
		/** Whether the kind of an answer is worth it. */
		const filter: Filter;
	}

	export default compression;
}

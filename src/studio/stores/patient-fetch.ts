/** So long a server may be silent, and so long a byte may take to it on the slowest line, in milliseconds. */
interface Patience {
	readonly silence: number;
	readonly byte: number;
}

/** A minute, and 16 kB a second. */
const usual: Patience = { silence: 60_000, byte: 1 / 16 };

/**
 * `fetch` that waits for no answer for ever: where nothing comes for too long it fails as without a network. Of what is
 * sent a browser tells nothing, so a large body has the time that a slow line needs for it.
 */
export function patientFetch(ask: typeof fetch, { silence, byte }: Patience = usual): typeof fetch {
	return async (address, init = {}) => {
		const ending = new AbortController();
		let timer: ReturnType<typeof setTimeout> | undefined;
		const wait = (time: number) => {
			clearTimeout(timer);
			timer = setTimeout(() => ending.abort(new DOMException("Nothing comes any more.", "TimeoutError")), time);
		};
		const signals = [ending.signal, ...(init.signal ? [init.signal] : [])];
		wait(silence + sizeOf(init.body) * byte);
		try {
			const response = await ask(address, { ...init, signal: AbortSignal.any(signals) });
			clearTimeout(timer);
			// What may not be read, or has nothing to read, is as it came.
			if (!response.body || response.status < 200) return response;
			return new Response(
				listened(response.body, { heard: () => wait(silence), ended: () => clearTimeout(timer) }),
				response,
			);
		} catch (error) {
			clearTimeout(timer);
			throw error;
		}
	};
}

interface Listener {
	/** Something is waited for, after something else has come. */
	heard(): void;
	ended(): void;
}

/** The same bytes, while somebody hears of each piece. */
function listened(body: ReadableStream<Uint8Array>, { heard, ended }: Listener): ReadableStream<Uint8Array> {
	const reader = body.getReader();
	return new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				heard();
				try {
					const { done, value } = await reader.read();
					ended();
					if (done) controller.close();
					else controller.enqueue(value);
				} catch (error) {
					ended();
					controller.error(error);
				}
			},
			async cancel(reason) {
				ended();
				await reader.cancel(reason);
			},
		},
		{ highWaterMark: 0 },
	);
}

function sizeOf(body: RequestInit["body"]): number {
	if (body instanceof Blob) return body.size;
	return typeof body === "string" ? body.length : 0;
}

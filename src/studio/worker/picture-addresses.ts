import { FileGone, type Files } from "#core/files.ts";

const types: Readonly<Record<string, string>> = {
	svg: "image/svg+xml",
	jpg: "image/jpeg",
	jpeg: "image/jpeg",
	png: "image/png",
	webp: "image/webp",
	avif: "image/avif",
	pdf: "application/pdf",
};

/** Addresses in this browser of files that no server has: a page shows them by these. */
export class PictureAddresses {
	readonly #files: Files;
	readonly #known = new Map<string, { readonly bytes: Uint8Array; readonly address: string }>();

	constructor(files: Files) {
		this.#files = files;
	}

	/** Data of a page, with the addresses of this browser for those of its pictures and downloads. */
	inData(json: string): string {
		return json.replace(
			/\/(images|files)\/([\w%./-]+?)(?:\.[0-9a-f]{8})?(\.\w+)(?=["\\ ,])/g,
			(address, folder: string, base: string, end: string) => this.of(`content/${folder}/${base}${end}`) ?? address,
		);
	}

	/** What a question was answered, with these addresses in the HTML that it gives. */
	inAnswer(answer: unknown): unknown {
		const hasHtml = typeof answer === "object" && answer !== null && "html" in answer;
		return hasHtml && typeof answer.html === "string" ? { ...answer, html: this.inData(answer.html) } : answer;
	}

	/** The address of a file; undefined for one that is gone or not known. */
	of(file: string): string | undefined {
		const bytes = this.#bytesOf(file);
		if (!bytes) return undefined;
		const known = this.#known.get(file);
		if (known?.bytes === bytes) return known.address;
		if (known) URL.revokeObjectURL(known.address);
		const type = types[file.slice(file.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream";
		const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
		this.#known.set(file, { bytes, address });
		return address;
	}

	#bytesOf(file: string): Uint8Array | undefined {
		try {
			return this.#files.bytes(file);
		} catch (error) {
			if (error instanceof FileGone) return undefined;
			throw error;
		}
	}
}

/**
 * A whole picture that calls itself HEIC. No browser here decodes what an iPhone puts into one, so it holds what is in an
 * AVIF: `decodable` says so, as the files of some programs do, and otherwise it says that it is from an iPhone.
 */
export function heicOf(avif: Uint8Array, { decodable }: { decodable: boolean }): Buffer {
	const file = Buffer.from(avif);
	// What it calls itself stands before all others that it may be read as.
	file.write("heic", 8, "latin1");
	if (decodable) return file;
	const text = file.toString("latin1").replaceAll("avif", "heic").replaceAll("av01", "hvc1").replaceAll("av1C", "hvcC");
	return Buffer.from(text, "latin1");
}

/** The beginning of a photo as an iPhone takes it. */
export function heic(): Buffer {
	const box = (type: string, content: Buffer) => {
		const size = Buffer.alloc(4);
		size.writeUInt32BE(content.length + 8);
		return Buffer.concat([size, Buffer.from(type), content]);
	};
	const size = Buffer.alloc(12);
	size.writeUInt32BE(4032, 4);
	size.writeUInt32BE(3024, 8);
	const properties = box("iprp", box("ipco", box("ispe", size)));
	const meta = box("meta", Buffer.concat([Buffer.alloc(4), box("hdlr", Buffer.alloc(24)), properties]));
	return Buffer.concat([box("ftyp", Buffer.from("heic\0\0\0\0mif1heic")), meta]);
}

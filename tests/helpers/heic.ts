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

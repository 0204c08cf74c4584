/** A picture that came along and can be read here. */
export interface PastedPicture {
	/** A `data:` address. */
	readonly src: string;
	/** What is said of it where it comes from. */
	readonly alt: string;
}

/** What comes along with words and cannot stand among them. */
export class Found {
	readonly pictures: PastedPicture[] = [];
	/** How much of each is left where it was. */
	readonly left = { pictures: 0, films: 0, links: 0, remarks: 0 };

	get isEmpty(): boolean {
		return this.pictures.length === 0 && Object.values(this.left).every((count) => count === 0);
	}
}

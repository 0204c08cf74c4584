/** Nobody answers where the content is stored. Nothing was done. */
export class Unreachable extends Error {
	constructor(options?: ErrorOptions) {
		super("Nobody answers where the content is stored.", options);
	}
}

/** Nobody answers where the content is stored. Nothing was done. */
export class Unreachable extends Error {
	constructor(options?: ErrorOptions) {
		super("Nobody answers where the content is stored.", options);
	}
}

/** Somebody answers there, but not this page: it is of an earlier start. Nothing was done. */
export class Restarted extends Unreachable {}

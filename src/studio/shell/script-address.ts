interface TrustedTypes {
	createPolicy(
		name: string,
		rules: { createScriptURL: (address: string) => string },
	): { createScriptURL(address: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The address of the worker in the form in which a browser starts it; the page asks for no other. */
export function scriptAddress(address: string): string {
	const policy = trustedTypes?.createPolicy("studio-worker", {
		createScriptURL(asked) {
			if (asked !== address) throw new TypeError("Studio starts its own worker, and no other script.");
			return asked;
		},
	});
	return policy?.createScriptURL(address) ?? address;
}

interface TrustedTypes {
	createPolicy(
		name: string,
		rules: { createScriptURL: (address: string) => string },
	): { createScriptURL(address: string): string };
}

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("studio-worker", {
	createScriptURL(address) {
		if (address !== self.location.href) throw new TypeError("A worker starts itself, and no other script.");
		return address;
	},
});

/** The address of this worker, in the form in which a browser starts it. */
export function ownScript(): string {
	const { href } = self.location;
	return policy?.createScriptURL(href) ?? href;
}

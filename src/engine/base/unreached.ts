/** Why nothing came of asking a server, as far as that is known. */
export type Unreached = "expired" | "not yet valid" | "wrong certificate" | "unknown name" | "late" | "silent";

const reasons: readonly (readonly [codes: RegExp, is: Unreached])[] = [
	[/CERT_HAS_EXPIRED/, "expired"],
	[/CERT_NOT_YET_VALID/, "not yet valid"],
	[/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/, "wrong certificate"],
	[/ENOTFOUND|EAI_AGAIN/, "unknown name"],
	[/Timeout|TIMEDOUT|UND_ERR_\w*TIMEOUT/i, "late"],
];

/** What an error says of a server that was asked, with the name that Node gives it. */
export function whyUnreached(error: unknown): { readonly is: Unreached; readonly code: string } {
	const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
	const code = codeOf(cause);
	return { is: reasons.find(([codes]) => codes.test(code))?.[1] ?? "silent", code };
}

function codeOf(cause: unknown): string {
	if (!(cause instanceof Error)) return String(cause);
	return "code" in cause && typeof cause.code === "string" ? cause.code : cause.name;
}

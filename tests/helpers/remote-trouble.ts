import { RemoteError, type RemoteTrouble } from "#studio/stores/remote.ts";

/** Why a server of a repository gave no answer that can be used. Throws when it gave one, or failed of anything else. */
export async function errorOf(asked: Promise<unknown>): Promise<RemoteError> {
	try {
		await asked;
	} catch (error) {
		if (error instanceof RemoteError) return error;
		throw error;
	}
	throw new Error("There is an answer.");
}

/** The same by its kind alone. */
export async function troubleOf(asked: Promise<unknown>): Promise<RemoteTrouble> {
	return (await errorOf(asked)).is;
}

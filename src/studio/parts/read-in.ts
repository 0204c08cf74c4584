import { createContext, useContext } from "react";

const Revision = createContext<string | undefined>(undefined);

/** Around what shows the content as it was read in a state: what is changed there is meant as it stood then. */
export const ReadIn = Revision.Provider;

/** The state of the content in which what is shown was read, where that is known. */
export function useReadIn(): string | undefined {
	return useContext(Revision);
}

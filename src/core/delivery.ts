import type { AnyProblem } from "./problems/problem.ts";

/** How the site stands that a server makes of what is pushed. Studio reads that of an own server at its own address. */
export interface Delivery {
	/** Full name of the commit; null when there is none. */
	readonly commit: string | null;
	/** The moment since which that is so. */
	readonly at: string;
	/** A failed one leaves online what was there; of one that is only made its host shows nothing. */
	readonly state: "waiting" | "building" | "made" | "online" | "failed";
	/** With a failed one, what is wrong with the content; none where that is not the reason, undefined where nobody says. */
	readonly problems?: readonly AnyProblem[] | undefined;
	/** What went wrong, or what whoever keeps the server has to know, in lines of plain text. */
	readonly report?: readonly string[] | undefined;
	/** Where its host tells of it. */
	readonly page?: string | undefined;
}

/** Where Studio asks for it. */
export const deliveryPath = "/delivery.json";

/** What in the repository leads to a delivery that failed, for whoever has no name on the web; without one it is not there. */
export const failureRef = "refs/bladbouw/failure";

/** How the site stands that an own server makes of what is pushed. Studio reads it at its own address. */
export interface Delivery {
	/** Full name of the commit; null when there is none. */
	readonly commit: string | null;
	/** The moment since which that is so. */
	readonly at: string;
	/** A failed one leaves online what was there. */
	readonly state: "building" | "online" | "failed";
	/** What went wrong, or what whoever keeps the server has to know, in lines of plain text. */
	readonly report?: readonly string[] | undefined;
}

/** Where Studio asks for it. */
export const deliveryPath = "/delivery.json";

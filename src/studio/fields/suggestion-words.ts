/** What Studio says of translations that a program proposes. */
export const proposalWords = {
	getProposal: { nl: "Voorstel halen", en: "Get a proposal" },
	getProposals: { nl: "Voorstellen halen", en: "Get proposals" },
	proposing: { nl: "Het programma is bezig…", en: "The program is at work…" },
	proposed: {
		nl: "Voorstel van een programma. Er is nog niets bewaard.",
		en: "Proposal of a program. Nothing is saved yet.",
	},
	noProposal: { nl: "Het programma had hiervoor geen voorstel.", en: "The program had no proposal for this." },
	proposalChanges: { nl: "Anders dan wat er staat:", en: "Other than what stands there:" },
	adjust: { nl: "Aanpassen", en: "Adjust" },
	adjusted: { nl: "Het voorstel, aangepast", en: "The proposal, adjusted" },
	leaveOut: { nl: "Niet", en: "No" },
	took: { nl: "Het voorstel is overgenomen.", en: "The proposal was taken over." },
} as const;

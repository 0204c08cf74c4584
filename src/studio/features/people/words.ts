/** What Studio says of what others wrote. */
export const othersWords = {
	others: { nl: "Van anderen", en: "From others" },
	othersCount: { nl: "Van anderen ({count})", en: "From others ({count})" },
	othersSaved: { nl: "{who} heeft iets bewaard.", en: "{who} saved something." },
	aboutOthers: {
		nl: "Ieder werkt in een eigen kopie van de site. Dit schreven anderen, en het staat nog niet online.",
		en: "Everybody works in a copy of their own. This is what others wrote, and it is not online yet.",
	},
	nothingOfOthers: { nl: "Anderen hebben niets veranderd.", en: "Others have changed nothing." },
	by: { nl: "{label}, door {who}", en: "{label}, by {who}" },
	here: { nl: "Bij u staat:", en: "Yours says:" },
	takeOver: { nl: "Overnemen", en: "Take this" },
	tookOver: { nl: "De tekst van {who} staat nu ook bij u.", en: "The text of {who} is yours now too." },
} as const;

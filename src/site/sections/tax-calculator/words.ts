export default {
	answer_yes: "Keuze in de rekenhulp.",
	answer_no: "Keuze in de rekenhulp.",
	clear_all: "Knop die alles in de rekenhulp leegmaakt.",
	amount_invalid: "Melding bij een bedrag dat niet te lezen is.",
	percentage: "Een percentage; {number} is het getal.",
	estimate: "Kop boven de uitkomst van de rekenhulp.",
	estimate_below: "Op een smal scherm: knop naar de uitkomst, zolang er geen bedrag is.",
	estimate_missing: "In plaats van de uitkomst zolang jaar of inkomen ontbreekt.",
	estimate_invalid: "In plaats van de uitkomst zolang een bedrag niet te lezen is.",
	calculator_private: "Boven de vragen van de rekenhulp.",
	rules_of: "Onder de rekenhulp; {years} zijn de jaren, {date} is de dag waarop de regels zijn nagekeken.",
} as const;

export default {
	form_choose: "Eerste, lege keuze in een lijst.",
	form_errors_title: "Kop boven de lijst van fouten in een formulier; {count} is het aantal.",
	form_error_title: "Kop boven de fout in een formulier als er één is.",
	form_sending: "Op de knop terwijl het bericht verzonden wordt.",
	form_success_title: "Titel als het bericht verzonden is.",
	form_success_text: "Tekst als het bericht verzonden is.",
	form_failure_title: "Titel als verzenden mislukt.",
	form_failure_text: "Tekst als verzenden mislukt.",
	form_failure_mail: "Link die hetzelfde bericht in een e-mailprogramma opent.",
	form_privacy: "Zin onder elk formulier.",
	form_privacy_link: "Tekst van de link naar de privacyverklaring.",
	form_days_gone:
		"Bij de dagen van een formulier, als een gekozen dag weggaat doordat een plek dan dicht is; {place} is de plek, {days} de dagen.",
	form_not_given: "Staat in het bericht als er geen telefoonnummer is ingevuld.",
	form_subject_prefix: "Voor het onderwerp van de e-mail.",
	form_trap: "Naam van het verborgen veld voor robots.",
} as const;

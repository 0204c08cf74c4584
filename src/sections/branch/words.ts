export default {
	opening_hours: "Kop boven de openingstijden.",
	other_hours: "Kop boven de dagen met andere openingstijden.",
	period: "Een periode met andere openingstijden; {from} en {until} zijn de eerste en de laatste dag.",
	closed: "Op een dag dat de vestiging dicht is.",
	accessibility_and_parking: "Kop boven hoe u er komt.",
} as const;

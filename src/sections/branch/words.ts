export default {
	opening_hours: "Kop boven de openingstijden.",
	closed: "Op een dag dat de vestiging dicht is.",
	accessibility_and_parking: "Kop boven hoe u er komt.",
} as const;

export default {
	illustration: "Onder een getekend portret, zolang er nog geen foto is.",
} as const;

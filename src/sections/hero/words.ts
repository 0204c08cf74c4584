export default {
	open_for_appointments: "Bordje op de voorpagina als er afspraken gemaakt kunnen worden.",
} as const;

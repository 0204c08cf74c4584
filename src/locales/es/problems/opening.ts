import { inLanguage } from "#core/in-language.ts";
import type { openingProblems } from "#core/problems/catalogue-opening.ts";
import type { Told } from "#core/problems/entry.ts";
import { joined, number } from "./phrases.ts";

export const opening: Told<typeof openingProblems> = {
	"hours-order": {
		title: "El horario no es correcto",
		message: ({ found, why }) =>
			why === "backwards" ? `\`${found}\` termina antes de empezar.` : `En \`${found}\` las horas se solapan.`,
		hint: "Escriba primero la hora más temprana, por ejemplo `09:30-12:30, 13:00-17:00`. Solo la última puede terminar después de medianoche, hasta las 06:00.",
	},
	"exceptions-overlap": {
		title: "Dos horarios especiales a la vez",
		message: ({ found, line, what }) =>
			what === "day"
				? `También en la línea ${line} hay otro horario para el ${found}.`
				: `El ${found} cae también en el período de la línea ${line}.`,
		hint: "Júntelos o cambie uno de los dos. Un solo día dentro de un período sí se puede: entonces vale ese día.",
	},
	"exception-without-effect": {
		title: "El horario especial no cambia nada",
		message: ({ found }) => `El ${found} ya tiene ese horario.`,
		hint: "Cambie el día o las horas, o quite este bloque. Dentro de un período, un día en que normalmente cierra solo abre si está en `days`.",
	},
	"holidays-missing": {
		title: "Faltan los festivos",
		message: ({ missing: { length } }) =>
			length === 1
				? "En un festivo de los próximos doce meses vale el horario normal."
				: `En ${number(length)} festivos de los próximos doce meses vale el horario normal.`,
		hint: ({ missing }) =>
			`Añada a \`exceptions\`, en \`facts/business.yaml\`: ${joined(
				missing.map(({ date, name }) => `\`${date}\` ${inLanguage(name, "es")}`),
			)}. Con \`from\` y \`reason\`, ese día está cerrado; si abre, añada \`hours\` con el horario.`,
	},
	"exceptions-past": {
		title: "Los horarios especiales ya han pasado",
		message: ({ found }) => `Todos estos días han pasado; el último fue el ${found}.`,
		hint: "Ponga los días de cierre de los próximos doce meses, o quite la lista.",
	},
};

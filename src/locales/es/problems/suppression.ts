import type { suppressionProblems } from "#core/problems/catalogue-suppression.ts";
import type { Told } from "#core/problems/entry.ts";
import { offer } from "./phrases.ts";

export const suppression: Told<typeof suppressionProblems> = {
	"silence-needless": {
		title: "Ya no hay nada que ignorar",
		message: ({ code }) => `En este lugar ya no hay ninguna advertencia \`${code}\`.`,
		hint: "Quite el comentario con `ignore`.",
	},
	"silence-without-reason": {
		title: "Falta el motivo",
		message: "Quien ignora una advertencia debe decir por qué.",
		hint: ({ code }) => `Escriba, por ejemplo, \`# ignore ${code}: esto es una cita\`.`,
	},
	"silence-refused": {
		title: "Un error no se puede ignorar",
		message: ({ code }) => `\`${code}\` es un error, y sin corregirlo no se puede generar la web.`,
		hint: "Corrija el error y quite el comentario. Solo se pueden ignorar las advertencias y las observaciones.",
	},
	"silence-unknown": {
		title: "Esta advertencia no existe",
		message: ({ code }) => `No hay ninguna advertencia que se llame \`${code}\`.`,
		hint: ({ nearest }) => offer(nearest) || "Copie el nombre que el informe muestra a la derecha del lugar.",
	},
};

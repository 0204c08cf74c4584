import type { Pasted, PastedKind } from "#core/problems/pasted-words.ts";
import { number } from "./phrases.ts";

const sentences: Readonly<Record<PastedKind, readonly [message: string, hint: string]>> = {
	fence: [
		"Esta línea es del chat del que se copió el archivo: allí empieza y termina así un trozo de código.",
		"Quite las líneas que tienen estos signos.",
	],
	talk: [
		"Esto no es un campo, sino una frase de una conversación que se ha copiado también.",
		"Quite la frase. Si es una nota para usted, ponga `# ` delante.",
	],
	"left-out": [
		"Quien escribió el texto, persona o programa, ha omitido aquí un trozo; ya no está en el archivo.",
		"Recupere lo que había aquí de una versión anterior del archivo, y quite esta línea.",
	],
	remark: [
		"Así se escribe un comentario en otro lenguaje; aquí un comentario empieza por `#`.",
		"Ponga una almohadilla delante",
	],
	"odd-spaces": [
		"La sangría de esta línea tiene espacios como los que hace Word (espacios de no separación), y esos no cuentan como espacios.",
		"Cámbielos por espacios normales, o ejecute `npm run validate -- --fix`.",
	],
	bullets: [
		"Un elemento de una lista empieza por un guion normal (`-`); aquí hay otro signo.",
		"Cambie el signo por un guion y un espacio, o ejecute `npm run validate -- --fix`.",
	],
	diff: [
		"Esto es una comparación de dos versiones: delante de las líneas hay `+`, `-` o un espacio.",
		"Copie el archivo mismo, y no la comparación.",
	],
	quote: [
		"Delante de cada línea hay `>`, como en la respuesta a un correo.",
		"Quite esos signos, o ejecute `npm run validate -- --fix`.",
	],
	numbers: ["Delante de cada línea está su número.", "Quite los números, o ejecute `npm run validate -- --fix`."],
};

/** What came along with a file that was copied from elsewhere, and what to do. */
export function pastedText({ kind, others, last, write }: Pasted) {
	const [message, hint] = sentences[kind];
	const also =
		others === 1
			? ` Lo mismo pasa en la línea ${last}.`
			: ` Lo mismo pasa en otras ${number(others)} líneas; la última es la ${last}.`;
	return { message: others > 0 ? message + also : message, hint: write ? `${hint}: \`${write}\`.` : hint };
}

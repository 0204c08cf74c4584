import type { JsonMistake } from "#core/problems/json-words.ts";

/** What is wrong with a line of JSON, and what to do. */
export const jsonText: Readonly<Record<JsonMistake, readonly [message: string, hint: string]>> = {
	"comma-missing": ["Entre dos valores debe ir una coma.", "Ponga una coma después del primero de los dos."],
	"comma-extra": ["Después del último valor de un bloque o de una lista hay una coma.", "Quite esa coma."],
	quotes: [
		"En JSON, los nombres y los textos van entre comillas dobles rectas.",
		'Póngaselas, como en `"title": "Contacto"`.',
	],
	text: [
		"Este texto continúa en la línea siguiente, o contiene un carácter que en JSON se escribe de otra manera.",
		'Ponga al final un `"`. Para una línea nueva escriba `\\n`, para `"` dentro del texto `\\"` y para el propio `\\` escriba `\\\\`.',
	],
	comment: ["En JSON no puede haber comentarios.", "Quite el comentario. En un archivo `.yaml` sí puede estar."],
	colon: ["Después del nombre de un campo van dos puntos.", "Ponga dos puntos después del nombre."],
	open: ["Esta llave o este corchete no se cierra.", "Ponga `}` o `]` donde termina el bloque o la lista."],
	other: ["Esto no es JSON.", "Compruebe si sobra o falta una llave, un corchete, una coma o una comilla."],
};

import type { yamlProblems } from "#core/problems/catalogue-yaml.ts";
import type { Told } from "#core/problems/entry.ts";
import { jsonText } from "./json-words.ts";
import { pastedText } from "./pasted-words.ts";
import { number } from "./phrases.ts";
import { syntaxText } from "./syntax-words.ts";

export const yaml: Told<typeof yamlProblems> = {
	"yaml-syntax": {
		title: "La línea no se puede leer",
		message: (found) => syntaxText(found).message,
		hint: (found) => syntaxText(found).hint,
	},
	"json-syntax": {
		title: "La línea no se puede leer",
		message: ({ mistake }) => jsonText[mistake][0],
		hint: ({ mistake }) => jsonText[mistake][1],
	},
	"merge-conflict": {
		title: "Dos versiones mezcladas",
		message:
			"Aquí hay dos versiones de las mismas líneas: Git no pudo unirlas y añadió líneas con `<<<<<<<`, `=======` y `>>>>>>>`.",
		hint: "Elija qué líneas se quedan y quite las otras, junto con las líneas de Git.",
	},
	"pasted-lines": {
		title: "Copiado de otro lugar sin querer",
		message: (found) => pastedText(found).message,
		hint: (found) => pastedText(found).hint,
	},
	"foreign-file": {
		title: "Archivo de otro programa",
		message: ({ kind }) => `Esto es un archivo ${kind} con el nombre de un archivo de texto, y así no se puede leer.`,
		hint: "Créelo de nuevo como texto normal («texto sin formato», UTF-8), con líneas como `title: Contacto`.",
	},
	"tab-indent": {
		title: "Tabulador en la sangría",
		message: "La sangría de esta línea tiene un tabulador; YAML solo admite espacios.",
		hint: "Cambie el tabulador por dos espacios por cada nivel.",
	},
	"duplicate-key": {
		title: "El campo está repetido",
		message: ({ key, other }) =>
			`\`${key}\` está más de una vez en este bloque${other > 0 ? `, también en la línea ${other}` : ""}.`,
		hint: "Deje solo uno.",
	},
	"block-twice": {
		title: "Un trozo está repetido",
		message: ({ key, count, other }) =>
			`A partir de aquí hay ${number(count)} campos por segunda vez en este bloque, empezando por \`${key}\`${other > 0 ? `, que está también en la línea ${other}` : ""}.`,
		hint: "Si este trozo se ha pegado dos veces sin querer, quítelo. Si no, deje solo uno de cada campo.",
	},
	"alias-refused": {
		title: "Referencia con & o *",
		message: ({ name }) => `\`${name}\` es una referencia de YAML, y esas no se usan aquí.`,
		hint: "Escriba el valor completo, o ponga el texto entre comillas si empieza por & o *.",
	},
	"tag-refused": {
		title: "El valor empieza por un signo de exclamación",
		message: ({ tag }) => `YAML lee \`${tag}\` como una instrucción y lo omite.`,
		hint: "Ponga todo el valor entre comillas dobles.",
	},
	"forbidden-key": {
		title: "Este nombre no está permitido",
		message: ({ key }) => `\`${key}\` no puede ser el nombre de un campo.`,
		hint: "Quite esta línea, o dé otro nombre al campo.",
	},
	"quote-hash": {
		title: "Faltan las comillas",
		message: ({ name }) =>
			`Después de \`${name}:\` hay una almohadilla (#), y YAML toma por comentario todo lo que va detrás.`,
		hint: ({ name, source }) => `Ponga el valor entre comillas dobles: \`${name}: "${source}"\`.`,
	},
	"quote-braces": {
		title: "Faltan las comillas",
		message: "YAML no lee como texto un valor que empieza por {.",
		hint: ({ source }) => `Ponga todo el valor entre comillas dobles: \`"${source}"\`.`,
	},
};

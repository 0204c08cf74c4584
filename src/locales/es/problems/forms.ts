import type { formProblems } from "#core/problems/catalogue-forms.ts";
import type { Told } from "#core/problems/entry.ts";
import { listed, number, offer, together } from "./phrases.ts";

export const forms: Told<typeof formProblems> = {
	"missing-setting": {
		title: "Falta un ajuste",
		message: ({ type, name }) => `Una sección \`${type}\` necesita el bloque \`${name}:\` en content/site.yaml.`,
		hint: ({ name }) => `Añada en content/site.yaml un bloque \`${name}:\`, o quite esta sección.`,
	},
	"form-limits": {
		title: "El campo no se puede rellenar bien",
		message: ({ min, max }) =>
			`Es imposible escribir al menos ${number(min)} y como mucho ${number(max)} caracteres: nadie puede enviar este formulario.`,
		hint: "Ponga en `max` un número mayor que en `min`, o quite uno de los dos.",
	},
	"form-without-answer": {
		title: "No se podrá responder a nadie",
		message: ({ form, renamed }) =>
			renamed
				? `En el formulario \`${form}\`, el campo del correo electrónico se llama \`${renamed}\`; el servicio que reenvía el mensaje busca \`email\`.`
				: `El formulario \`${form}\` no pide un correo electrónico ni un teléfono.`,
		hint: ({ renamed }) =>
			renamed
				? "Escriba `name: email`."
				: "Añada un campo con `name: email` y `kind: email`, o con `name: phone` y `kind: tel`.",
	},
	"form-condition": {
		title: "La condición no se cumple nunca",
		message: ({ what, found }) =>
			({
				field: `Este formulario no tiene ningún campo \`${found}\`.`,
				value: `\`${found}\` no es una de las opciones de ese campo, así que esto no se pedirá nunca.`,
				self: `\`${found}\` es este mismo campo.`,
			})[what],
		hint: ({ nearest, known }) => offer(nearest, known) || "Quite `requiredWhen:`.",
	},
	"form-options": {
		title: "Las opciones no son correctas",
		message: ({ kind, what }) =>
			({
				none: `Un campo con \`kind: ${kind}\` necesita opciones, y aquí no hay ninguna.`,
				needless: `Un campo con \`kind: ${kind}\` no muestra opciones.`,
				both: "De `options` y `optionsFrom` solo vale una.",
			})[what],
		hint: ({ what }) =>
			({
				none: "Añada `options:` con una lista, u `optionsFrom:` con nombres de los datos.",
				needless: "Quite las opciones o escriba `kind: select`.",
				both: "Quite una de las dos.",
			})[what],
	},
	"form-places": {
		title: "Los días no siguen al lugar elegido",
		message: ({ what, kind, option, branch }) =>
			({
				none: `\`${option}\` se refiere al establecimiento \`${branch}\`, y no está indicado: quien elige esa opción ve también días en los que está cerrado.`,
				other: `\`${option}\` se refiere al establecimiento \`${branch}\`, y en \`branches:\` hay otro en ese puesto, o ninguno.`,
				many: "En `branches:` hay más establecimientos que opciones.",
				kind: `Con \`kind: ${kind}\` el visitante no elige un solo lugar; \`branches:\` no hace nada ahí.`,
			})[what],
		hint: ({ what }) =>
			what === "kind"
				? "Quite `branches:` o escriba `kind: radio`."
				: "Ponga en `branches:` de este campo el establecimiento de cada opción, en el orden de las opciones. Las opciones sin establecimiento van al final.",
	},
	"form-closed-day": {
		title: "El establecimiento cierra ese día",
		message: ({ day, branch }) => `Este formulario ofrece \`${day}\`, y ese día \`${branch}\` no abre.`,
		hint: "Quite el día, o cambie el horario en content/facts/branches.yaml.",
	},
	"form-open-day": {
		title: "El establecimiento abre ese día",
		message: ({ days, branches }) =>
			`Este formulario no deja elegir ${listed(days)}, y entonces sí está abierto en ${together(branches)}.`,
		hint: "Añada el día. Si entonces no da citas, déjelo así.",
	},
};

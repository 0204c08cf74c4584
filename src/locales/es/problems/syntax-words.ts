import type { SyntaxProblem } from "#core/problems/syntax-words.ts";
import { counted } from "./phrases.ts";

type Sentences = Readonly<Record<SyntaxProblem["mistake"], readonly [message: string, hint: string]>>;

/** What is wrong with a line that YAML cannot read, and what to do. */
export function syntaxText({ mistake, write, about = "", moved }: SyntaxProblem) {
	if (moved) return movedText(moved);
	const text = "Ponga todo el texto entre comillas";
	const sentences: Sentences = {
		"odd-space": [
			"Aquí hay un espacio como los que hace Word (un espacio de no separación); al principio de una línea no cuenta como espacio.",
			"Quite esos espacios y escríbalos de nuevo con la barra espaciadora",
		],
		"dash-space": ["Después del guion va un espacio.", "Ponga un espacio después del guion"],
		"dash-sign": [
			`Un elemento de una lista empieza por un guion normal (\`-\`); aquí hay \`${about}\`.`,
			"Cambie el signo por un guion y un espacio",
		],
		"dash-missing": [
			`${about ? `Con \`${about}:\`` : "Aquí"} empieza un elemento nuevo de la lista, pero le falta el guion.`,
			"Póngale delante un guion, justo debajo de los demás guiones",
		],
		"dash-extra": [
			`\`${about}:\` es un campo, como los de arriba y los de abajo; el guion que tiene delante sobra.`,
			"Quite el guion y el espacio que le sigue",
		],
		"marked-name": [
			"Alrededor del nombre de este campo hay signos de Markdown; un nombre va sin ellos.",
			"Quite esos signos",
		],
		"colon-space": ["Después de los dos puntos va un espacio.", "Ponga un espacio después de los dos puntos"],
		"colon-missing": [`Después de \`${about}\` van dos puntos.`, "Ponga dos puntos y un espacio después del nombre"],
		colon: ["En este texto hay dos puntos seguidos de un espacio, y así parece un campo.", text],
		"two-fields": [
			`Aquí hay dos campos en una línea: \`${about}:\` también es un campo.`,
			`Ponga \`${about}:\` en una línea propia, justo debajo del campo anterior.`,
		],
		"smart-quotes": [
			"Aquí hay comillas tipográficas, como las que hace Word; un valor lleva comillas rectas.",
			"Use comillas rectas",
		],
		"inner-quotes": [
			"Este texto contiene las mismas comillas que lo rodean, y por eso parece que termina antes de tiempo.",
			"Ponga alrededor de todo el texto las otras comillas, simples o dobles",
		],
		quote: [
			"Este valor empieza por una comilla y no termina con ella.",
			"Ponga la misma comilla al final, o ponga todo el texto entre comillas",
		],
		backslash: ["Entre comillas dobles, `\\` tiene un significado propio.", "Use comillas simples, o quite `\\`"],
		sign: [`Un texto que empieza por \`${about}\` va entre comillas.`, text],
		"block-start": [
			`Después de \`${about}\` no puede haber nada más en esta línea.`,
			"Ponga el texto en la línea siguiente, con dos espacios más delante.",
		],
		bracket: [`Aquí se abre algo que no se cierra: falta \`${about}\`.`, "Póngalo al final"],
		comma: ["Después de este valor hay una coma que sobra.", "Quite la coma"],
		"comma-missing": ["Entre dos campos seguidos va una coma.", "Ponga una coma"],
		indent: [
			"Esta línea no empieza justo debajo de las líneas a las que pertenece.",
			about === "0"
				? "Quite los espacios que hay delante de esta línea"
				: `Ponga exactamente ${spaces(about)} delante de esta línea`,
		],
		outdented: [
			"Esta línea está demasiado a la izquierda para ser parte del texto de arriba, y no es un campo.",
			`Si es parte de ese texto, ponga ${spaces(about)} delante. Si es un campo, escriba \`nombre: valor\`.`,
		],
		divider: [
			"Una línea que empieza por `---` o `...` significa que el archivo termina aquí.",
			"Quite esta línea, o póngala más a la derecha si es parte de un texto.",
		],
		stray: [
			"Esta línea no es un campo ni un elemento de una lista.",
			"Escriba un campo como `nombre: valor` y un elemento como `- valor`, justo debajo de las líneas a las que pertenece. O quite la línea.",
		],
		"too-deep": [
			"Aquí hay demasiados bloques, corchetes o llaves unos dentro de otros.",
			"Quite lo que se haya pegado aquí sin querer; ninguna página tiene más de unos pocos bloques unos dentro de otros.",
		],
		other: [
			"A partir de aquí no se entiende lo que se quiere decir.",
			"Aquí va un campo (`nombre: valor`) o un elemento de una lista (`- valor`), justo debajo de las líneas a las que pertenece. Mire esta línea y la de arriba.",
		],
	};
	const [message, hint] = sentences[mistake];
	return { message, hint: hintWith(hint, write && `Escriba: \`${write}\``) };
}

function hintWith(hint: string, example: string | undefined): string {
	if (hint.endsWith(".")) return hint;
	return example ? `${hint}. ${example}` : `${hint}.`;
}

function movedText({ below, by }: Required<SyntaxProblem>["moved"]) {
	const lines = below === 1 ? "la línea de abajo" : `las ${below} líneas de abajo`;
	const count = spaces(String(Math.abs(by)));
	return {
		message: `Esta línea y ${lines} no empiezan justo debajo de las líneas a las que pertenecen.`,
		hint:
			by > 0
				? `Ponga ${count} más delante de cada una de esas líneas.`
				: `Quite ${count} de delante de cada una de esas líneas.`,
	};
}

/** "1 espacio" and "3 espacios" */
function spaces(count: string): string {
	return counted(Number(count), "espacio", "espacios");
}

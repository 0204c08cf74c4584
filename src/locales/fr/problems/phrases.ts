import { inLanguage } from "#core/in-language.ts";
import type { Language } from "#core/languages.ts";
import { languageName, type Where } from "#core/problems/entry.ts";
import { type Expected, expectation } from "#core/problems/expectations.ts";
import type { JsonMistake } from "#core/problems/json-words.ts";
import type { Pasted, PastedKind } from "#core/problems/pasted-words.ts";
import type { SyntaxProblem } from "#core/problems/syntax-words.ts";

const numbers = new Intl.NumberFormat("fr");
const plurals = new Intl.PluralRules("fr");
const either = new Intl.ListFormat("fr", { type: "disjunction" });
const all = new Intl.ListFormat("fr", { type: "conjunction" });

/** "1 600", "2,5" */
export function number(value: number): string {
	return numbers.format(value);
}

/** Whether a noun with this number is in the singular, as after 0 and 1. */
export function isOne(count: number): boolean {
	return plurals.select(count) === "one";
}

/** "1 ligne", "3 lignes" */
export function counted(count: number, one: string, many: string): string {
	return `${number(count)} ${isOne(count) ? one : many}`;
}

export function quoted(name: string): string {
	return `\`${name}\``;
}

/** "`a`, `b` ou `c`" */
export function listed(names: readonly string[]): string {
	return either.format(names.map(quoted));
}

/** "`a`, `b` et `c`" */
export function together(names: readonly string[]): string {
	return all.format(names.map(quoted));
}

/** "lundi, mardi et jeudi", without signs around them. */
export function plainly(names: readonly string[]): string {
	return all.format(names);
}

/** "Vouliez-vous dire `x` ?" and what is allowed otherwise; empty when there is nothing to offer. */
export function offer(nearest: string | undefined, known: readonly string[]): string {
	if (nearest) return meant(nearest);
	return known.length > 0 ? `Vous pouvez écrire : ${listed(known)}.` : "";
}

export function meant(name: string): string {
	return `Vouliez-vous dire \`${name}\` ?`;
}

export function write(text: string): string {
	return `Écrivez : \`${text}\``;
}

/** "de la section `hero`" */
export function ofWhere({ kind, name }: Where): string {
	const names = {
		page: "d’une page",
		section: `de la section \`${name}\``,
		facts: `de \`${name}\``,
		site: "des réglages",
		words: "des mots du site",
		group: `du bloc \`${name}\``,
	};
	return names[kind];
}

/** "dans la section `hero`" */
export function inWhere({ kind, name }: Where): string {
	const names = {
		page: "dans une page",
		section: `dans la section \`${name}\``,
		facts: `dans \`${name}\``,
		site: "dans les réglages",
		words: "dans les mots du site",
		group: `dans le bloc \`${name}\``,
	};
	return names[kind];
}

/** What a field expects, in words that end a sentence. */
export function expectedFor(expected: Expected): string {
	return expected === "markdown" ? "du texte" : inLanguage(expectation(expected), "fr");
}

/** "en anglais" */
export function inTongue(language: Language): string {
	return `en ${languageName(language, "fr")}`;
}

/** "en anglais, en espagnol et en arabe" */
export function inTongues(languages: readonly Language[]): string {
	return all.format(languages.map(inTongue));
}

/** "en anglais ou en espagnol" */
export function inOneOf(languages: readonly Language[]): string {
	return either.format(languages.map(inTongue));
}

interface Told {
	readonly message: string;
	readonly hint: string;
}

type Sentence = readonly [message: string, hint: string];

/** What is wrong with a line of YAML, and what to do. */
export function syntaxText({ mistake, write: example, about = "", moved }: SyntaxProblem): Told {
	if (moved) return movedText(moved);
	const text = "Mettez tout le texte entre guillemets droits";
	const sentences: Readonly<Record<SyntaxProblem["mistake"], Sentence>> = {
		"odd-space": [
			"Il y a ici un espace comme Word en produit (un espace insécable) ; en début de ligne, il ne compte pas comme un espace.",
			"Retirez ces espaces et tapez-les à nouveau avec la barre d’espace",
		],
		"dash-space": ["Il faut un espace après le tiret.", "Mettez un espace après le tiret"],
		"dash-sign": [
			`Un élément de liste commence par un simple tiret (\`-\`) ; ici, il y a \`${about}\`.`,
			"Remplacez ce signe par un tiret et un espace",
		],
		"dash-missing": [
			`${about ? `\`${about}:\`` : "Cette ligne"} commence un nouvel élément de la liste, mais il manque le tiret devant.`,
			"Mettez un tiret devant, juste sous les autres tirets",
		],
		"dash-extra": [
			`\`${about}:\` est un champ, comme ceux au-dessus et en dessous ; il ne faut pas de tiret devant.`,
			"Retirez le tiret et l’espace qui le suit",
		],
		"marked-name": [
			"Le nom de ce champ est entouré de signes de Markdown ; un nom s’écrit sans eux.",
			"Retirez ces signes",
		],
		"colon-space": ["Il faut un espace après les deux-points.", "Mettez un espace après les deux-points"],
		"colon-missing": [
			`Il faut des deux-points après \`${about}\`.`,
			"Mettez des deux-points et un espace après le nom",
		],
		colon: ["Ce texte contient des deux-points suivis d’un espace ; il ressemble ainsi à un champ.", text],
		"two-fields": [
			`Il y a deux champs sur une même ligne : \`${about}:\` est aussi un champ.`,
			`Mettez \`${about}:\` sur sa propre ligne, juste sous le champ qui précède.`,
		],
		"smart-quotes": [
			"Il y a ici des guillemets courbes, comme Word en produit ; autour d’une valeur, il les faut droits.",
			"Tapez des guillemets droits",
		],
		"inner-quotes": [
			"Ce texte contient le même guillemet que celui qui l’entoure ; il semble donc s’arrêter trop tôt.",
			"Mettez l’autre sorte de guillemets autour de tout le texte",
		],
		quote: [
			"Cette valeur commence par un guillemet et ne se termine pas par un guillemet.",
			"Mettez le même guillemet à la fin, ou mettez tout le texte entre guillemets",
		],
		backslash: [
			"Entre guillemets doubles, `\\` a un sens particulier.",
			"Utilisez des guillemets simples, ou retirez `\\`",
		],
		sign: [`Un texte qui commence par \`${about}\` doit être entre guillemets.`, text],
		"block-start": [
			`Après \`${about}\`, il ne doit plus rien y avoir sur cette ligne.`,
			"Mettez le texte sur la ligne suivante, avec deux espaces de plus devant.",
		],
		bracket: [`Une accolade ou un crochet n’est pas refermé : il manque \`${about}\`.`, "Mettez ce signe à la fin"],
		comma: ["Il y a après cette valeur une virgule de trop.", "Retirez la virgule"],
		"comma-missing": ["Il faut une virgule entre deux champs qui se suivent.", "Mettez une virgule"],
		indent: [
			"Cette ligne n’est pas alignée avec les lignes auxquelles elle se rattache.",
			about === "0"
				? "Retirez les espaces devant cette ligne"
				: `Mettez exactement ${spaces(about)} devant cette ligne`,
		],
		outdented: [
			"Cette ligne est trop à gauche pour faire partie du texte au-dessus, et ce n’est pas un champ.",
			`Si elle fait partie de ce texte, mettez ${spaces(about)} devant. Si c’est un champ, écrivez \`nom: valeur\`.`,
		],
		divider: [
			"Une ligne qui commence par `---` ou `...` signifie que le fichier s’arrête ici.",
			"Retirez cette ligne, ou décalez-la vers la droite si elle fait partie d’un texte.",
		],
		stray: [
			"Cette ligne n’est ni un champ ni un élément de liste.",
			"Écrivez un champ sous la forme `nom: valeur` et un élément sous la forme `- valeur`, aligné avec les lignes auxquelles il se rattache. Ou retirez la ligne.",
		],
		"too-deep": [
			"Il y a ici trop de blocs ou de crochets les uns dans les autres.",
			"Retirez ce qui a été collé ici par erreur ; aucune page n’a besoin de plus de quelques blocs les uns dans les autres.",
		],
		other: [
			"À partir d’ici, il n’est pas possible de comprendre ce qui est voulu.",
			"Il faut ici un champ (`nom: valeur`) ou un élément de liste (`- valeur`), aligné avec les lignes auxquelles il se rattache. Regardez cette ligne et celle du dessus.",
		],
	};
	const [message, hint] = sentences[mistake];
	return { message, hint: hintWith(hint, example && write(example)) };
}

function hintWith(hint: string, example: string | undefined): string {
	if (hint.endsWith(".")) return hint;
	return example ? `${hint}. ${example}` : `${hint}.`;
}

function movedText({ below, by }: NonNullable<SyntaxProblem["moved"]>): Told {
	const lines = below === 1 ? "celle du dessous" : `les ${number(below)} lignes du dessous`;
	const distance = spaces(String(Math.abs(by)));
	return {
		message: `Cette ligne et ${lines} ne sont pas alignées avec les lignes auxquelles elles se rattachent.`,
		hint:
			by > 0
				? `Mettez ${distance} de plus devant chacune de ces lignes.`
				: `Retirez ${distance} devant chacune de ces lignes.`,
	};
}

function spaces(count: string): string {
	return counted(Number(count), "espace", "espaces");
}

const pastedSentences: Readonly<Record<PastedKind, Sentence>> = {
	fence: [
		"Cette ligne vient de la conversation (chat) d’où le fichier a été copié : elle y marque le début ou la fin d’un morceau de code.",
		"Retirez les lignes qui portent ces signes.",
	],
	talk: [
		"Ce n’est pas un champ, mais une phrase d’une conversation copiée avec le reste.",
		"Retirez la phrase. Si c’est une remarque pour vous-même, mettez `# ` devant.",
	],
	"left-out": [
		"Un morceau a été omis ici par la personne ou le programme qui a écrit le texte ; il n’est plus dans le fichier.",
		"Remettez ce qui se trouvait ici, à partir d’une version précédente du fichier, et retirez cette ligne.",
	],
	remark: [
		"C’est ainsi qu’un autre langage écrit un commentaire ; ici, un commentaire commence par `#`.",
		"Mettez un dièse devant",
	],
	"odd-spaces": [
		"Cette ligne est décalée avec des espaces comme Word en produit (insécables) ; ils ne comptent pas comme des espaces.",
		"Remplacez-les par des espaces ordinaires, ou tapez `npm run validate -- --fix`.",
	],
	bullets: [
		"Un élément de liste commence par un simple tiret (`-`) ; ici, il y a un autre signe.",
		"Remplacez ce signe par un tiret et un espace, ou tapez `npm run validate -- --fix`.",
	],
	diff: [
		"Ceci est une comparaison de deux versions : devant les lignes, il y a `+`, `-` ou un espace.",
		"Copiez le fichier lui-même, et non la comparaison.",
	],
	quote: [
		"Devant chaque ligne, il y a `>`, comme dans la réponse à un e-mail.",
		"Retirez ces signes, ou tapez `npm run validate -- --fix`.",
	],
	numbers: [
		"Devant chaque ligne, il y a le numéro de cette ligne.",
		"Retirez les numéros, ou tapez `npm run validate -- --fix`.",
	],
};

/** What came along with a copied file, and what to do. */
export function pastedText({ kind, others, last, write: example }: Pasted): Told {
	const [message, hint] = pastedSentences[kind];
	const also =
		others === 1
			? ` La ligne ${last} est dans le même cas.`
			: ` ${number(others)} autres lignes sont dans le même cas, la dernière à la ligne ${last}.`;
	return { message: others > 0 ? message + also : message, hint: example ? `${hint} : \`${example}\`.` : hint };
}

/** What is wrong with a line of JSON, and what to do. */
export const jsonText: Readonly<Record<JsonMistake, Sentence>> = {
	"comma-missing": ["Il faut une virgule entre deux valeurs.", "Mettez une virgule après la première des deux."],
	"comma-extra": ["Il y a une virgule après la dernière valeur d’un bloc ou d’une liste.", "Retirez cette virgule."],
	quotes: [
		"En JSON, les noms et les textes sont entre guillemets doubles et droits.",
		'Mettez-en autour, comme dans `"title": "Contact"`.',
	],
	text: [
		"Ce texte continue sur la ligne suivante, ou contient un caractère qui s’écrit autrement en JSON.",
		'Mettez un `"` à la fin. Écrivez `\\n` pour passer à la ligne, `\\"` pour un `"` dans le texte et `\\\\` pour `\\`.',
	],
	comment: [
		"En JSON, les commentaires ne sont pas permis.",
		"Retirez le commentaire. Dans un fichier `.yaml`, il est permis.",
	],
	colon: ["Il faut des deux-points après le nom d’un champ.", "Mettez des deux-points après le nom."],
	open: ["Cette accolade ou ce crochet n’est pas refermé.", "Mettez `}` ou `]` là où le bloc ou la liste se termine."],
	other: [
		"Ce n’est pas du JSON.",
		"Voyez s’il y a une accolade, un crochet, une virgule ou un guillemet en trop ou en moins.",
	],
};

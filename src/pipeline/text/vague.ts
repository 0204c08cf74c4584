/** Words on which a visitor can click without knowing where they lead. */
const link =
	/^(?:(?:klik|click|cliquez|klicken sie|haga clic|haz clic|pulse|اضغط) )?(?:hier|here|ici|aquí|هنا)$|^(?:(?:deze|this|cette?|diese[rn]?|este|dieser) )?(?:link|lien|enlace|pagina|page|seite|página)$|^(?:lees|read|lire|mehr|leer|اقرأ) (?:meer|more|la suite|lesen|más|المزيد)$/i;

/** Words that say of a picture that it is one. */
const alt =
	/^(?:(?:een|de|a|an|the|ein|une?|la|l['’]|una?|el) ?)?(?:foto|photo|fotografie|photograph|afbeelding|beeld|plaatje|picture|image|img|bild|illustratie|illustration|tekening|drawing|zeichnung|dessin|dibujo|imagen|icoon|icon|logo|banner|screenshot|صورة)(?:[ _-]?\d+)?$/i;

const patterns = { link, alt };

/** Whether words say nothing to those who hear or see nothing else. */
export function saysNothing(where: keyof typeof patterns, words: string): boolean {
	return patterns[where].test(
		words
			.replace(/[.!…»>→]+$/, "")
			.replace(/[*_]/g, "")
			.trim(),
	);
}

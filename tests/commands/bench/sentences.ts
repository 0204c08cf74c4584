/** Sentences that generated pages are made of; they say nothing that a page depends on. */
export const sentences = [
	"Een dop die niet goed past, laat geluid door en beschermt minder dan u denkt.",
	"We maken eerst een afdruk van uw oor, met een zachte pasta die snel stevig wordt.",
	"Daarna wordt de dop gemaakt, en u haalt hem zelf op.",
	"Neem gerust iemand mee; twee mensen onthouden meer dan één.",
	"Wie lang naar hard geluid luistert, merkt de schade vaak pas later.",
	"Hard en lang samen maken het verschil, niet alleen hoe hard het is.",
	"Stel uw vraag zoals hij in u opkomt, er zijn geen domme vragen.",
	"We schrijven op wat we samen bespreken, zodat u het thuis rustig kunt lezen.",
	"In een stille kamer hoort u eerst tonen en daarna woorden.",
	"Past het de eerste keer niet goed, dan maken we het opnieuw.",
	"Maak de dop na gebruik schoon met een droge doek.",
	"Bewaar hem in het doosje, dan raakt hij niet kwijt.",
	"Onderweg is het vaak de wind die lawaai maakt, en niet de motor.",
	"Op het werk regelt uw werkgever de bescherming.",
	"Muziek blijft helder als alle tonen even zacht worden.",
	"Wie slecht slaapt door geluid, heeft soms al genoeg aan een zachte dop.",
	"Water in de oren is voor de meeste mensen geen probleem.",
	"Een hoortoestel went langzaam; geef uzelf een paar weken.",
	"Vraag ons wat u niet begrijpt, ook als we het al eens hebben gezegd.",
	"Na een half jaar kijken we samen of alles nog goed zit.",
] as const;

/** Words that make titles differ. */
export const topics = [
	"muziek",
	"de motor",
	"het werk",
	"een lange reis",
	"rust in huis",
	"een goede nacht",
	"het zwembad",
	"een feest",
	"de repetitie",
	"de werkplaats",
] as const;

/** A typeface for texts or headings: what it is like, in Dutch, and how the styles name it. */
interface Typeface {
	readonly about: string;
	/** The families to try, before those of Arabic and behind them. */
	readonly first: readonly string[];
	readonly last: readonly string[];
	/** What also stands behind them where no letter is Arabic. */
	readonly android?: string;
}

const systemSans: Typeface = {
	about: "schreefloos, zoals het toestel van de bezoeker het heeft",
	first: ["system-ui"],
	last: ["sans-serif"],
};

const systemSerif: Typeface = {
	about: "met schreef, zoals het toestel van de bezoeker het heeft",
	first: ["Charter", '"Bitstream Charter"', '"Sitka Text"', "Cambria", "Georgia"],
	last: ["serif"],
};

const atkinson: Typeface = {
	about: "Atkinson Hyperlegible Next, schreefloos en heel leesbaar",
	first: ['"Atkinson Hyperlegible Next Variable"'],
	last: ['"Atkinson fallback"', "sans-serif"],
	android: '"Atkinson Android"',
};

const literata: Typeface = {
	about: "Literata, met schreef",
	first: ['"Literata Variable"'],
	last: ['"Literata fallback"', "serif"],
	android: '"Literata Android"',
};

/** What texts may be set in. */
export const textTypefaces = { atkinson, "system-sans": systemSans, "system-serif": systemSerif } as const;

/** What headings may be set in. */
export const headingTypefaces = { literata, ...textTypefaces } as const;

const arabic = ['"Noto Sans Arabic Variable"', '"Arabic fallback"'];

/** The families of a typeface, as the styles list them; `inArabic` for pages in Arabic. */
export function familiesOf({ first, last, android }: Typeface, inArabic = false): string {
	const [fallback = "", ...rest] = last;
	const between = inArabic ? arabic : [];
	const behind = android && !inArabic ? [fallback, android, ...rest] : last;
	return [...first, ...between, ...behind].join(", ");
}

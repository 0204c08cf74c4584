/** Text without the signs that only say in which direction it runs: they are for pages, not for what is sent or read. */
export function withoutDirections(text: string): string {
	return text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
}

/** What somebody typed, with the digits of Arabic and Persian keyboards as every system reads them. */
export function withWesternDigits(typed: string): string {
	// The last four bits of each are its value.
	return withoutDirections(typed).replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

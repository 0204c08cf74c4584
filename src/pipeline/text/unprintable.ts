/**
 * What no page can show and no feed may hold: controls other than tabs and line ends, halves of characters, and what
 * Unicode keeps for programs themselves.
 */
export const unprintable = /[^\P{Cc}\t\n\r]|[\p{Cs}\p{NChar}]/u;

/** What nobody sees and what turns the direction of a text; Arabic needs some of these. */
export const hidden = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/;

export const hiddenInArabic = /[\u00ad\u200b\u202a-\u202e\u2060-\u2064\ufeff]/;

/**
 * What no page can show and no feed may hold: controls other than tabs and line ends, halves of characters, and what
 * Unicode keeps for programs themselves.
 */
export const unprintable = /[^\P{Cc}\t\n\r]|[\p{Cs}\p{NChar}]/u;

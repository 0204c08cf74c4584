/** Names that must never become a property of an object. */
export const forbiddenKeys: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype", "<<"]);

/** Compiled in by `scripts/compile.mjs`; code that runs uncompiled has none. */
declare const __PICTURES_VERSION__: string | undefined;

/** Names the state of the code that draws pictures: when that changes, they get other addresses. */
export const picturesVersion = typeof __PICTURES_VERSION__ === "undefined" ? "source" : __PICTURES_VERSION__;

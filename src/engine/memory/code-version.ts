/** Compiled in by `scripts/compile.mjs`; code that runs uncompiled has none. */
declare const __CODE_VERSION__: string | undefined;

/** Names the state of the code. What is kept from one run to the next is kept under it. */
export const codeVersion = typeof __CODE_VERSION__ === "undefined" ? "source" : __CODE_VERSION__;

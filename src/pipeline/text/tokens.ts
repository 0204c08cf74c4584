/** `{products.roggebrood.price}` in a text; group 1 is what stands between the braces. */
export const tokenPattern = /\{([^{}]*)\}/g;

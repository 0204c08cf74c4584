/**
 * After this the browser is asked to do by itself what the application would do: load a page, post a form. It then
 * shows how that goes; in milliseconds.
 */
export const patience = 10_000;

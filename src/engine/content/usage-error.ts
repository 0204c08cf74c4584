/** The command line is not understood; the message says what to do. */
export class UsageError extends Error {}

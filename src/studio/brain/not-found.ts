/** Something was asked for that does not exist. */
export class NotFound extends Error {}

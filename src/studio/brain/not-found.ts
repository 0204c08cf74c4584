/** Something was asked that does not exist. */
export class NotFound extends Error {}

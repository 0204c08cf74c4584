import { withoutBreaks } from "#core/no-break.ts";

/** Digits and Latin letters that keep their order inside Arabic text: phone numbers, prices, hours. */
export function Ltr({ children }: { children: string }) {
	return <bdi dir="ltr">{withoutBreaks(children)}</bdi>;
}

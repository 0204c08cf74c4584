import { useShell } from "#ui/context.tsx";
import { type Amounts, amountsIn } from "./amounts.ts";

/** Amounts in the language of the page. */
export function useAmounts(): Amounts {
	return amountsIn(useShell().lang);
}

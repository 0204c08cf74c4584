import { fill } from "#core/fill.ts";
import type { Text as TextValue } from "#core/resolved.ts";
import type { Words } from "#core/words.ts";
import { useWords } from "#ui/context.tsx";
import { Ltr } from "#ui/Ltr.tsx";
import { Text } from "#ui/Text.tsx";
import type { AmountError } from "./answers.ts";
import type { TaxEstimate } from "./tax.ts";
import type { Data } from "./types.ts";
import { useAmounts } from "./useAmounts.ts";
import type ownWords from "./words.ts";

interface Props {
	readonly id: string;
	readonly texts: Data["result"];
	/** The estimate, or what is in its way. */
	readonly outcome: TaxEstimate | AmountError;
	/** The inputs it is made from, for assistive technology. */
	readonly inputs: string;
}

/** The estimate, from what counts to what remains. The places of the amounts are there from the start. */
export function Result({ id, texts, outcome, inputs }: Props) {
	const words = useWords<typeof ownWords>();
	const { format } = useAmounts();
	const estimate = typeof outcome === "string" ? undefined : outcome;
	return (
		<section aria-labelledby={`${id}-result`} className="rounded-lg border-2 border-sea bg-white p-5 light sm:p-8">
			<h3 id={`${id}-result`} className="scroll-mt-44 text-xl">
				{words.estimate}
			</h3>
			<dl className="mt-4">
				<Row label={texts.device} cents={estimate?.device.amount} />
				<Row label={texts.eligible} cents={estimate?.eligible} />
				<Row
					label={texts.increase}
					cents={estimate?.increase}
					note={estimate && fill(words.percentage, { number: estimate.increasePercentage })}
				/>
				<Row label={texts.threshold} cents={estimate?.threshold} />
			</dl>
			<output htmlFor={inputs} className="mt-4 block min-h-28 border-t-4 border-sea pt-4">
				<span className="block font-[650] text-balance">
					<Text value={texts.deduction} />
				</span>
				<span className="block text-2xl font-[650]">{estimate ? <Ltr>{format(estimate.deduction)}</Ltr> : "–"}</span>
				{messagesOf(outcome, texts, words).map((message, index) => (
					<span key={index === 0 ? "first" : "second"} className="mt-2 block">
						<Text value={message} />
					</span>
				))}
			</output>
			<p className="mt-4 text-sm text-ink-2">
				<Text value={texts.disclaimer} />
			</p>
		</section>
	);
}

function Row({ label, cents, note }: { label: TextValue; cents: number | undefined; note?: string | undefined }) {
	const { format } = useAmounts();
	return (
		<div className="flex justify-between gap-4 border-t border-foam py-2 first:border-0">
			<dt className="text-balance">
				<Text value={label} />
				{note && <span className="text-ink-2"> ({note})</span>}
			</dt>
			<dd className="font-[650] whitespace-nowrap [font-variant-numeric:tabular-nums]">
				{cents === undefined ? "–" : <Ltr>{format(cents)}</Ltr>}
			</dd>
		</div>
	);
}

/** What must be said beside the amounts: what is missing, or why something is 0. */
function messagesOf(outcome: Props["outcome"], texts: Props["texts"], words: Words<typeof ownWords>): TextValue[] {
	if (outcome === "missing") return [words.estimate_missing];
	if (outcome === "invalid") return [words.estimate_invalid];
	const { device, eligible, deduction } = outcome;
	const messages: TextValue[] = [];
	if (device.nothing === "not-reimbursed") messages.push(texts.notReimbursed);
	if (device.nothing === "within-policy") messages.push(texts.withinPolicy);
	if (deduction === 0 && eligible > 0) messages.push(texts.belowThreshold);
	return messages;
}

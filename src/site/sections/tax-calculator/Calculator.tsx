import { useMemo } from "react";
import { useWords } from "#ui/context.tsx";
import { Ltr } from "#ui/Ltr.tsx";
import { PartFailed } from "#ui/PartFailed.tsx";
import type { Amounts } from "./amounts.ts";
import { type Answers, noAnswers, readAnswers } from "./answers.ts";
import { Questions } from "./Questions.tsx";
import { Result } from "./Result.tsx";
import { rulesOf } from "./rules.ts";
import { estimateDeduction } from "./tax.ts";
import type { Data } from "./types.ts";
import { useAmounts } from "./useAmounts.ts";
import { useAnswers } from "./useAnswers.ts";
import type ownWords from "./words.ts";

/** Questions and the estimate that follows from them. There is no form: nothing here can be sent. */
export function Calculator({ id, data }: { id: string; data: Data }) {
	const words = useWords<typeof ownWords>();
	const amounts = useAmounts();
	const { element, answers, settled, errorAt, clear } = useAnswers(id, amounts);
	const outcome = useMemo(() => outcomeOf(data, settled, amounts), [data, settled, amounts]);
	const inputs = Object.keys(noAnswers)
		.map((name) => `${id}-${name}`)
		.join(" ");
	return (
		<div className="needs-script grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
			<div ref={element} className="no-print rounded-lg bg-white p-5 light soft sm:p-8">
				<p className="mb-8 text-ink-2">{words.calculator_private}</p>
				<PartFailed className="mb-8" />
				<Questions id={id} data={data} answers={answers} errorAt={errorAt} />
				<button type="button" className="button button-secondary scroll-mb-28" data-replay onClick={clear}>
					{words.clear_all}
				</button>
				<a
					href={`#${id}-result`}
					className="button bottom-4 [@media(hover:none)]:sticky mt-6 flex bg-sea text-white soft lg:hidden"
				>
					{typeof outcome === "string" ? (
						words.estimate_below
					) : (
						<>
							{words.estimate}: <Ltr>{amounts.format(outcome.deduction)}</Ltr>
						</>
					)}
				</a>
			</div>
			<div className="lg:sticky lg:top-32">
				<Result id={id} texts={data.result} outcome={outcome} inputs={inputs} />
			</div>
		</div>
	);
}

/** The estimate for complete answers, or what is in its way. */
function outcomeOf(data: Data, answers: Answers, amounts: Amounts) {
	const question = readAnswers(answers, amounts);
	if (typeof question === "string") return question;
	const year = data.years.find((each) => String(each.year) === question.year);
	return year ? estimateDeduction(rulesOf(year), question, question) : "missing";
}

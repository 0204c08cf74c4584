import { useWords } from "#ui/context.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Text } from "#ui/Text.tsx";
import type { AmountError } from "./answers.ts";
import type { QuestionProps } from "./types.ts";
import type ownWords from "./words.ts";

interface Props extends QuestionProps {
	readonly required?: boolean;
	readonly error: AmountError | undefined;
}

/** A field for an amount in euros, written the Dutch way. */
export function AmountField({ id, label, hint, error, required = false }: Props) {
	const words = useWords<typeof ownWords>();
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	return (
		<div>
			<label htmlFor={id} className="block font-[650] text-balance">
				<Text value={label} />
				{!required && (
					<>
						{" "}
						<span className="inline-block font-normal text-ink-2">{words.form_optional}</span>
					</>
				)}
			</label>
			{hint && (
				<p id={`${id}-hint`} className="text-sm text-ink-2">
					<Text value={hint} />
				</p>
			)}
			<div dir="ltr" className="relative mt-2 max-w-[22rem]">
				<span
					aria-hidden="true"
					className="pointer-events-none absolute inset-y-0 start-3.5 flex items-center text-ink-2"
				>
					€
				</span>
				<input
					id={id}
					name={id}
					type="text"
					inputMode="decimal"
					autoComplete="off"
					spellCheck={false}
					required={required}
					aria-invalid={error !== undefined}
					aria-describedby={described || undefined}
					className="block min-h-12 w-full scroll-mt-44 scroll-mb-28 rounded-sm border border-control bg-white py-2.5 ps-12 pe-5 light hover:border-ink aria-invalid:border-error aria-invalid:bg-error-tint"
				/>
			</div>
			{error && (
				<p id={`${id}-error`} className="mt-2 flex gap-2 text-sm font-[650] text-error">
					<Icon name="warning" />
					{error === "missing" ? words.form_required : words.amount_invalid}
				</p>
			)}
		</div>
	);
}

import type { ReactNode } from "react";
import type { Text as TextValue } from "#core/resolved.ts";
import { Text } from "#ui/Text.tsx";
import { AmountField } from "./AmountField.tsx";
import type { AmountError, AmountName, Answers } from "./answers.ts";
import { Choice, YesNo } from "./Choice.tsx";
import type { Data } from "./types.ts";

interface Props {
	readonly id: string;
	readonly data: Data;
	readonly answers: Answers;
	readonly errorAt: (name: AmountName) => AmountError | undefined;
}

/** All questions, in three groups. */
export function Questions({ id, data, answers, errorAt }: Props) {
	const { situation, device, other } = data;
	const { income } = situation;
	const years = data.years.map(({ year }) => ({ value: String(year), label: String(year) }));
	const incomeLabel = answers.partner === "ja" ? income.joint : income.label;
	const question = (name: keyof Answers, { label, hint }: { label: TextValue; hint?: TextValue }) => ({
		id: `${id}-${name}`,
		label,
		hint,
	});
	const amount = (name: AmountName, text: { label: TextValue; hint?: TextValue }) => (
		<AmountField {...question(name, text)} error={errorAt(name)} required={name === "income"} />
	);
	return (
		<>
			<Group title={situation.title}>
				<Choice {...question("year", situation.year)} options={years} required />
				<YesNo {...question("partner", situation.partner)} />
				{amount("income", { ...income, label: incomeLabel })}
				<YesNo {...question("aow", situation.aow)} />
			</Group>
			<Group title={device.title}>
				<p className="border-s-4 border-sea ps-5">
					<Text value={device.condition} />
				</p>
				{amount("price", device.price)}
				{amount("insurer", device.insurer)}
				{amount("ownContribution", device.ownContribution)}
				{amount("ownRisk", device.ownRisk)}
			</Group>
			<Group title={other.title}>
				{amount("aids", other.aids)}
				{amount("medical", other.medical)}
			</Group>
		</>
	);
}

function Group({ title, children }: { title: TextValue; children: ReactNode }) {
	return (
		<fieldset className="mb-10 min-w-0">
			<legend className="mb-5 text-xl font-[650]">
				<Text value={title} />
			</legend>
			<div className="grid gap-6">{children}</div>
		</fieldset>
	);
}

import type { Ref } from "react";
import { useShell, useWords } from "#ui/context.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Ltr } from "#ui/Ltr.tsx";
import { PartFailed } from "#ui/PartFailed.tsx";
import { Text } from "#ui/Text.tsx";
import type { Answer } from "./answer.ts";
import type { TownsProps } from "./types.ts";
import type ownWords from "./words.ts";

interface Props {
	readonly id: string;
	readonly label: TownsProps["data"]["label"];
	readonly hint: TownsProps["data"]["hint"];
	readonly input: Ref<HTMLInputElement>;
	readonly onInput: () => void;
	readonly answer: Answer | undefined;
}

/** A box to type a town in, and the answer below it, which is also said to who does not see it; before it, a hint. */
export function SearchBox({ id, label, hint, input, onInput, answer }: Props) {
	return (
		<search className="mt-8 block max-w-[36rem]">
			<label htmlFor={`${id}-town`} className="font-[650]">
				<Text value={label} />
			</label>
			<div className="relative mt-2">
				<input
					ref={input}
					id={`${id}-town`}
					type="text"
					maxLength={60}
					autoComplete="address-level2"
					spellCheck={false}
					enterKeyHint="search"
					onInput={onInput}
					{...(hint && !answer && { "aria-describedby": `${id}-hint` })}
					className="block min-h-12 w-full rounded-sm border border-control bg-white ps-12 pe-5 light hover:border-ink"
				/>
				<Icon name="magnifying-glass" className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-sea" />
			</div>
			<PartFailed className="mt-4" />
			<div className="mt-3 min-h-28">
				{hint && !answer && (
					<p id={`${id}-hint`} className="text-ink-2 sea:text-mist">
						<Text value={hint} />
					</p>
				)}
				<div role="status">{answer && <AnswerPanel answer={answer} />}</div>
			</div>
		</search>
	);
}

function AnswerPanel({ answer: { text, served, branch, elsewhere } }: { answer: Answer }) {
	const words = useWords<typeof ownWords>();
	return (
		<div
			className={`flex gap-4 rounded-md border-2 p-4 text-ink ${served ? "border-ok bg-ok-tint" : "border-control bg-white"}`}
		>
			<Icon name={served ? "check-circle" : "info"} className={`mt-1 ${served ? "text-ok" : "text-sea"}`} />
			<div className="min-w-0 [overflow-wrap:anywhere]">
				<p className={served ? "font-[650]" : ""}>{text}</p>
				{branch && (
					<a href={branch.page.href} className="link inline-block py-2 sea:text-link">
						{words.towns_branch_link}
					</a>
				)}
				{elsewhere && <Elsewhere text={elsewhere} />}
			</div>
		</div>
	);
}

function Elsewhere({ text }: { text: string }) {
	const { phone, email } = useShell();
	const words = useWords();
	return (
		<>
			<p>{text}</p>
			<ul>
				{[
					{ label: words.phone, point: phone },
					{ label: words.email, point: email },
				].map(({ label, point }) => (
					<li key={point.href}>
						{label}:{" "}
						<a href={point.href} className="link inline-block py-2 sea:text-link">
							<Ltr>{point.text}</Ltr>
						</a>
					</li>
				))}
			</ul>
		</>
	);
}

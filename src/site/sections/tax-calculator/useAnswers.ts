import { useCallback, useEffect, useRef, useState } from "react";
import type { Amounts } from "./amounts.ts";
import { type AmountError, type AmountName, type Answers, errorOf, isAmountName, noAnswers } from "./answers.ts";

/** The result follows this many milliseconds after the last key, so that a screen reader is not interrupted. */
const settling = 400;

/**
 * The answers to the questions inside an element. The inputs keep their own values, so that nothing is lost that was
 * typed before the application came. Answers live only in the page.
 */
export function useAnswers(id: string, amounts: Amounts) {
	const element = useRef<HTMLDivElement>(null);
	const [answers, setAnswers] = useState<Answers>(noAnswers);
	const [left, setLeft] = useState<ReadonlySet<AmountName>>(new Set());
	const settled = useSettled(answers);

	const read = useCallback(() => {
		const given = inputsIn(element.current).filter(({ type, checked }) => type !== "radio" || checked);
		const entries = given.map((input) => [nameOf(input, id), input.value] as const);
		setAnswers({ ...noAnswers, ...Object.fromEntries(entries) });
	}, [id]);

	useEffect(() => {
		const { current } = element;
		/** An amount is judged when the visitor leaves it, and shown again as it was understood. */
		function leave({ target }: FocusEvent): void {
			if (!(target instanceof HTMLInputElement)) return;
			const name = nameOf(target, id);
			if (!isAmountName(name)) return;
			const cents = amounts.parse(target.value);
			if (cents !== undefined) target.value = amounts.formatEntry(cents);
			setLeft((before) => new Set(before).add(name));
			read();
		}
		current?.addEventListener("input", read);
		current?.addEventListener("focusout", leave);
		// What was filled in before the application came.
		read();
		return () => {
			current?.removeEventListener("input", read);
			current?.removeEventListener("focusout", leave);
		};
	}, [id, read, amounts]);

	function clear(): void {
		for (const input of inputsIn(element.current)) {
			if (input.type === "radio") input.checked = input.defaultChecked;
			else input.value = "";
		}
		setLeft(new Set());
		read();
	}

	function errorAt(name: AmountName): AmountError | undefined {
		return left.has(name) ? errorOf(name, answers[name], amounts) : undefined;
	}

	return { element, answers, settled, errorAt, clear };
}

function inputsIn(element: HTMLElement | null): HTMLInputElement[] {
	return [...(element?.querySelectorAll("input") ?? [])];
}

/** The name of the question that an input belongs to. */
function nameOf({ name }: HTMLInputElement, id: string): string {
	return name.slice(id.length + 1);
}

/** A value once it has stayed the same for a while. */
function useSettled<T>(value: T): T {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), settling);
		return () => clearTimeout(timer);
	}, [value]);
	return settled;
}

import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { sourceIn } from "#core/languages.ts";
import { useShell, useWords } from "#ui/context.tsx";
import { useToast } from "#ui/Toaster.tsx";
import { mailtoOf } from "./mailto.ts";
import { buildMessage, type Message } from "./message.ts";
import { type Errors, findErrors } from "./rules.ts";
import { ajaxAddress, sendMessage } from "./send.ts";
import type { FormFact, Service } from "./types.ts";
import { isTrapped, readValues } from "./values.ts";
import type ownWords from "./words.ts";

export type Progress =
	| { readonly state: "idle" | "sending" | "sent" }
	| { readonly state: "failed"; readonly mailto: string };

interface Options {
	readonly form: FormFact;
	/** For a form that does not ask for one. */
	readonly subject: string;
	readonly service: Service;
	/** Ids of what takes the focus when it appears. */
	readonly ids: { readonly errors: string; readonly sent: string; readonly failed: string };
}

type FormEvent = SyntheticEvent<HTMLFormElement>;

/** Judges and sends a form whose inputs keep their own values. */
export function useSubmission({ form, subject, service, ids }: Options) {
	const words = useWords<typeof ownWords>();
	const shell = useShell();
	const toast = useToast();
	const [errors, setErrors] = useState<Errors>(new Map());
	const [progress, setProgress] = useState<Progress>({ state: "idle" });
	const [focus, setFocus] = useState<{ readonly id: string }>();
	const judged = useRef(false);
	const busy = useRef(false);

	useEffect(() => {
		if (focus) document.getElementById(focus.id)?.focus();
	}, [focus]);

	function judge(values: ReturnType<typeof readValues>): Errors {
		const found = findErrors(form.fields, values, words.form_required);
		setErrors(found);
		return found;
	}

	function change({ currentTarget }: FormEvent): void {
		if (judged.current) judge(readValues(form.fields, new FormData(currentTarget)));
	}

	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault();
		if (busy.current) return;
		const element = event.currentTarget;
		const data = new FormData(element);
		const values = readValues(form.fields, data);
		judged.current = true;
		if (judge(values).size > 0) {
			setProgress({ state: "idle" });
			setFocus({ id: ids.errors });
			return;
		}
		const message = buildMessage(
			{ fields: form.fields, subject, language: shell.lang, source: sourceIn(shell.languages) },
			values,
			words,
		);
		busy.current = true;
		setProgress({ state: "sending" });
		const sent = isTrapped(data) || (await deliver(message));
		busy.current = false;
		if (sent) succeed(element);
		else fail(mailtoOf(shell.email.href, message, values));
	}

	async function deliver(message: Message): Promise<boolean> {
		try {
			await sendMessage(ajaxAddress(service), message);
			return true;
		} catch (error) {
			console.error(error);
			return false;
		}
	}

	function succeed(element: HTMLFormElement): void {
		// A field may be called `reset` and would then hide the form's own method.
		HTMLFormElement.prototype.reset.call(element);
		judged.current = false;
		setErrors(new Map());
		setProgress({ state: "sent" });
		setFocus({ id: ids.sent });
		toast({ tone: "success", title: words.form_success_title, text: words.form_success_text });
	}

	function fail(mailto: string): void {
		setProgress({ state: "failed", mailto });
		setFocus({ id: ids.failed });
		toast({ tone: "destructive", title: words.form_failure_title, text: words.form_failure_text });
	}

	return { errors, progress, change, submit };
}

import { useLayoutEffect, useRef } from "react";
import { bareText, plainText, writtenOf } from "#core/resolved.ts";
import { withoutDirections } from "#core/typed.ts";
import { useWords } from "#ui/context.tsx";
import { PartFailed } from "#ui/PartFailed.tsx";
import { Text } from "#ui/Text.tsx";
import { isAskedAfter } from "./asked.ts";
import { ChoiceField } from "./ChoiceField.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { HiddenFields } from "./HiddenFields.tsx";
import { Failed, Sent } from "./Outcome.tsx";
import { nativeAddress } from "./send.ts";
import { TextField } from "./TextField.tsx";
import type { FormProps } from "./types.ts";
import { useClosedDays } from "./useClosedDays.ts";
import { useSubmission } from "./useSubmission.ts";
import type ownWords from "./words.ts";

/** The form itself. Without the application it posts to the same service in the ordinary way. */
export function Form({ data, id, settings }: FormProps) {
	const words = useWords<typeof ownWords>();
	const { form, title, privacy } = data;
	const label = data.subject ?? form.subject;
	const subject = withoutDirections(label === undefined ? plainText(title) : writtenOf(label));
	// The name of a field has no underscore, so none of these is the id of a field.
	const ids = { errors: `${id}_errors`, sent: `${id}_sent`, failed: `${id}_failed` };
	const { errors, progress, change, submit } = useSubmission({ form, subject, service: settings.form, ids });
	const element = useRef<HTMLFormElement>(null);
	const days = useClosedDays(form.fields, element);
	const sending = progress.state === "sending";

	// From here on the form is judged in the page's own words; until then the browser does it.
	useLayoutEffect(() => {
		if (element.current) element.current.noValidate = true;
	}, []);

	return (
		<form
			ref={element}
			method="post"
			action={nativeAddress(settings.form)}
			acceptCharset="utf-8"
			aria-label={plainText(title)}
			className="relative"
			onSubmit={submit}
			onChange={(event) => {
				days.follow();
				change(event);
			}}
			onReset={days.forget}
			// The loader may have switched the browser's own judgement off already.
			suppressHydrationWarning
		>
			{progress.state === "sent" && <Sent id={ids.sent} />}
			{errors.size > 0 && <ErrorSummary id={ids.errors} errors={errors} fieldId={(name) => `${id}-${name}`} />}
			<HiddenFields id={id} fields={form.fields} subject={subject} />
			<div className="grid gap-x-6 @lg:grid-cols-2">
				{form.fields.map((field, index) => {
					const [before, next] = [form.fields[index - 1], form.fields[index + 1]];
					const Component = field.kind === "radio" || field.kind === "checkboxes" ? ChoiceField : TextField;
					const props = {
						field,
						id: `${id}-${field.name}`,
						error: errors.get(field.name),
						offer: days.offerOf(field),
						asked: isAskedAfter(field, before),
						asks:
							next?.requiredWhen && isAskedAfter(next, field)
								? bareText(writtenOf(next.requiredWhen.value))
								: undefined,
					};
					return <Component key={field.name} {...props} />;
				})}
			</div>
			<p className="text-sm text-ink-2">
				{words.form_privacy}{" "}
				<a href={privacy.href} className="link">
					{words.form_privacy_link}
				</a>
			</p>
			{progress.state === "failed" && <Failed id={ids.failed} mailto={progress.mailto} />}
			<PartFailed form className="mt-6 text-error" />
			<button type="submit" aria-disabled={sending} className="button button-primary mt-6 w-full @sm:w-auto">
				{sending ? words.form_sending : <Text value={form.submit} />}
			</button>
			<span role="status" className="sr-only">
				{sending && words.form_sending}
			</span>
		</form>
	);
}

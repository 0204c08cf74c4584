import { useShell, useWords } from "#ui/context.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Ltr } from "#ui/Ltr.tsx";

/** Stays in the page after the message was sent. */
export function Sent({ id }: { id: string }) {
	const words = useWords();
	return (
		<div
			id={id}
			role="group"
			tabIndex={-1}
			aria-labelledby={`${id}-title`}
			className="mb-7 flex scroll-mt-6 gap-3.5 rounded-md bg-ok-tint p-5 text-ok"
		>
			<Icon name="check-circle" className="size-7!" />
			<div>
				<h3 id={`${id}-title`}>{words.form_success_title}</h3>
				<p className="mt-1">{words.form_success_text}</p>
			</div>
		</div>
	);
}

/** Stays in the page when sending failed, with two other ways to reach the practice. */
export function Failed({ id, mailto }: { id: string; mailto: string }) {
	const words = useWords();
	const { phone } = useShell();
	const way = "inline-flex items-start gap-3 py-2 text-ink underline underline-offset-4 hover:decoration-3";
	return (
		<div
			id={id}
			role="group"
			tabIndex={-1}
			aria-labelledby={`${id}-title`}
			className="mt-6 rounded-md border-2 border-error bg-error-tint p-5"
		>
			<h3 id={`${id}-title`} className="text-error">
				{words.form_failure_title}
			</h3>
			<p className="mt-1">{words.form_failure_text}</p>
			<ul className="mt-3">
				<li>
					<a href={phone.href} className={way}>
						<Icon name="phone" />
						<Ltr>{phone.text}</Ltr>
					</a>
				</li>
				<li>
					<a href={mailto} className={way}>
						<Icon name="envelope" />
						{words.form_failure_mail}
					</a>
				</li>
			</ul>
		</div>
	);
}

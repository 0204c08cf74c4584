import { useShell, useWords } from "#ui/context.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Ltr } from "#ui/Ltr.tsx";
import { Panel } from "./Panel.tsx";
import type ownWords from "./words.ts";

/** Stays in the page after the message was sent. */
export function Sent({ id }: { id: string }) {
	const words = useWords<typeof ownWords>();
	return (
		<Panel id={id} title={words.form_success_title} tone="ok" className="mb-8">
			<p className="mt-1">{words.form_success_text}</p>
		</Panel>
	);
}

/** Stays in the page when sending failed, with two other ways to reach the business. */
export function Failed({ id, mailto }: { id: string; mailto: string }) {
	const words = useWords<typeof ownWords>();
	const { phone } = useShell();
	const way = "inline-flex items-start gap-3 py-2 text-ink underline underline-offset-4 hover:decoration-3";
	return (
		<Panel id={id} title={words.form_failure_title} tone="error" className="mt-6">
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
		</Panel>
	);
}

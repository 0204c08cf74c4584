import type { ContactPoint } from "#core/resolved.ts";
import { useShell } from "./context.tsx";
import { Ltr } from "./Ltr.tsx";

interface Props {
	/** Without one, that of the practice. */
	readonly of?: ContactPoint | undefined;
}

/** A phone number to be called. */
export function PhoneLink({ of }: Props) {
	const { phone } = useShell();
	const { href, text } = of ?? phone;
	return (
		<a href={href} className="link inline-block py-2.5">
			<Ltr>{text}</Ltr>
		</a>
	);
}

/** An e-mail address to write to; a long one may break anywhere. */
export function EmailLink({ of }: Props) {
	const { email } = useShell();
	const { href, text } = of ?? email;
	return (
		<a href={href} className="link inline-block py-2.5 [overflow-wrap:anywhere]">
			<Ltr>{text}</Ltr>
		</a>
	);
}

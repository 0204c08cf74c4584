import type { ContactPoint } from "#core/resolved.ts";
import { useShell } from "./context.tsx";
import { Ltr } from "./Ltr.tsx";

interface Props {
	/** Without one, that of the practice. */
	readonly of?: ContactPoint | undefined;
	readonly className?: string;
}

/** A phone number to be called. */
export function PhoneLink({ of, className = "" }: Props) {
	const { phone } = useShell();
	const { href, text } = of ?? phone;
	return (
		<a href={href} className={`link ${className}`}>
			<Ltr>{text}</Ltr>
		</a>
	);
}

/** An e-mail address to write to; a long one may break anywhere. */
export function EmailLink({ of, className = "" }: Props) {
	const { email } = useShell();
	const { href, text } = of ?? email;
	return (
		<a href={href} className={`link [overflow-wrap:anywhere] ${className}`}>
			<Ltr>{text}</Ltr>
		</a>
	);
}

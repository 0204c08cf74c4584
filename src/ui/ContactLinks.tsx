import type { ContactPoint } from "#core/resolved.ts";
import { useShell } from "./context.tsx";
import { Ltr } from "./Ltr.tsx";
import { Text } from "./Text.tsx";

interface Props {
	/** Without one, that of the business. */
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

/** The other numbers of the business, each with what it is for. */
export function FurtherPhones() {
	return useShell().phones.map(({ label, phone }, index) => (
		<span key={index} className="block">
			<Text value={label} /> <PhoneLink of={phone} />
		</span>
	));
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

import { Ltr } from "./Ltr.tsx";

interface Props {
	readonly street: string;
	readonly postalCode: string;
	readonly city: string;
}

/** Street, and postal code with town: written as on an envelope, in every language. */
export function AddressLines({ street, postalCode, city }: Props) {
	return (
		<>
			<Ltr>{street}</Ltr>
			<br />
			<Ltr>{`${postalCode} ${city}`}</Ltr>
		</>
	);
}

import type { ContactPointLeaf, OrganizationLeaf } from "schema-dts";
import { plainText } from "#core/resolved.ts";
import { known } from "#core/structured-data.ts";
import { telephoneOf } from "./branch.ts";
import type { Surroundings } from "./surroundings.ts";

/** The sign of the site, the same file as in the browser tab. */
const logo = "/favicon.svg";

/** The business; undefined as long as its name is a sample. */
export function organizationThing({ business, organization, absolute }: Surroundings): OrganizationLeaf | undefined {
	if (!organization) return undefined;
	const { name, slogan, phone, phones = [], email, social = [] } = business;
	return known<OrganizationLeaf>({
		"@type": "Organization",
		"@id": organization["@id"],
		name,
		slogan: slogan && plainText(slogan),
		url: absolute("/"),
		logo: absolute(logo),
		telephone: telephoneOf(phone),
		email: email?.text,
		contactPoint: phones.flatMap(({ label, phone: number }) =>
			number
				? [
						known<ContactPointLeaf>({
							"@type": "ContactPoint",
							name: label && plainText(label),
							telephone: telephoneOf(number),
						}),
					]
				: [],
		),
		sameAs: social.flatMap(({ url }) => url ?? []),
	});
}

import { plainText, type Text as TextValue } from "#core/resolved.ts";
import type { MenuLink } from "#core/shell.ts";
import { AddressLines } from "#ui/AddressLines.tsx";
import { EmailLink, FurtherPhones, PhoneLink } from "#ui/ContactLinks.tsx";
import { useShell, useWords } from "#ui/context.tsx";
import { Ltr } from "#ui/Ltr.tsx";
import { RouteLink } from "#ui/RouteLink.tsx";
import { Text } from "#ui/Text.tsx";
import { Logo } from "./Logo.tsx";

/** Contact, locations and links, the same on every page; on paper only how to reach the practice. */
export function Footer() {
	const words = useWords();
	const { name, slogan, social, footer } = useShell();
	return (
		<footer className="band-sea">
			<div className="wrap grid gap-x-10 gap-y-10 pt-16 pb-10 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1.3fr]">
				<div>
					<Logo />
					<p className="mt-4 max-w-[22rem] text-mist">
						<Text value={slogan} />
					</p>
				</div>
				<Links title={words.footer_quick_links} links={footer.quickLinks} />
				<Links title={words.footer_locations} links={footer.locations} />
				<div>
					<h2 className="font-sans text-base font-[650] tracking-normal">{words.footer_contact}</h2>
					{"street" in footer && (
						<>
							<address className="mt-3 text-mist not-italic">
								<AddressLines {...footer} />
							</address>
							<RouteLink to={footer} />
						</>
					)}
					<ul>
						<li>
							<PhoneLink />
							<FurtherPhones />
						</li>
						<li>
							<EmailLink />
						</li>
						{social.map(({ name, url }) => (
							<li key={url}>
								<a href={url} className="link inline-block py-2" rel="noopener me">
									{name}
								</a>
							</li>
						))}
					</ul>
				</div>
			</div>
			<div className="wrap no-print">
				<div className="flex flex-wrap items-center gap-x-8 gap-y-1 border-t border-sea py-5 text-sm text-mist">
					<p className="py-2">
						{words.copyright} <Ltr>{String(footer.year)}</Ltr> {name}
					</p>
					<ul className="flex flex-wrap gap-x-6">
						{footer.links.map(({ label, link }) => (
							<li key={plainText(label)}>
								<a href={link.href} className="link inline-block min-w-11 py-2.5">
									<Text value={label} />
								</a>
							</li>
						))}
					</ul>
				</div>
			</div>
		</footer>
	);
}

function Links({ title, links }: { title: TextValue; links: readonly MenuLink[] }) {
	return (
		<div className="no-print">
			<h2 className="font-sans text-base font-[650] tracking-normal">
				<Text value={title} />
			</h2>
			<ul className="mt-1">
				{links.map(({ label, href }) => (
					<li key={href}>
						<a href={href} className="link inline-block py-2">
							<Text value={label} />
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}

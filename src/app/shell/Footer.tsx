import { useEffect, useState } from "react";
import { inOrder, today } from "#core/opening.ts";
import type { Shell } from "#core/shell.ts";
import { AddressLines } from "#ui/AddressLines.tsx";
import { EmailLink, FurtherPhones, PhoneLink } from "#ui/ContactLinks.tsx";
import { useShell, useWords } from "#ui/context.tsx";
import { HoursInBrief } from "#ui/HoursInBrief.tsx";
import { Ltr } from "#ui/Ltr.tsx";
import { OpenNow } from "#ui/OpenNow.tsx";
import { RouteLink } from "#ui/RouteLink.tsx";
import { Text } from "#ui/Text.tsx";
import { Logo } from "./Logo.tsx";
import { MenuLists } from "./MenuLists.tsx";

/** Contact, branches and all pages of the menu, the same everywhere; on paper only how to reach the business. */
export function Footer() {
	const words = useWords();
	const { name, slogan, social, footer, menu } = useShell();
	return (
		<footer className="band-sand border-t-4 border-sea">
			<div className="wrap grid gap-x-10 gap-y-5 py-5 md:grid-cols-2 md:py-10 lg:grid-cols-3">
				<div className="gap-x-10 md:max-lg:col-span-2 md:max-lg:grid md:max-lg:grid-cols-2">
					<div>
						<Logo />
						<p className="my-5 max-w-[22rem] text-ink-2 max-md:hidden">
							<Text value={slogan} />
						</p>
					</div>
					<ul className="flex flex-wrap gap-x-6 md:block">
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
				{footer.branches.map((branch) => (
					<Branch key={branch.page.href} branch={branch} />
				))}
			</div>
			{menu.length > 0 && (
				<nav aria-label={words.footer_quick_links} className="wrap no-print">
					<MenuLists title={words.footer_quick_links} className="border-t border-line py-2 md:py-10" />
				</nav>
			)}
			<div className="wrap no-print">
				<div className="flex flex-wrap items-center gap-x-8 gap-y-1 border-t border-line py-3 text-sm">
					<p className="py-2">
						{`${words.copyright} `}
						<Ltr>{String(useYear(footer.year))}</Ltr>
						{` ${name}`}
					</p>
					<ul className="flex flex-wrap gap-x-3">
						{footer.links.map(({ label, link }, index) => (
							<li key={index}>
								<a href={link.href} className="quiet-link">
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

/** This year, once the page runs in a browser; never one before that of the build. */
function useYear(built: number): number {
	const { timeZone } = useShell();
	const [year, setYear] = useState(built);
	useEffect(() => setYear(Math.max(built, Number(today(timeZone).slice(0, 4)))), [built, timeZone]);
	return year;
}

function Branch({ branch }: { branch: Shell["footer"]["branches"][number] }) {
	const exceptions = inOrder(branch.exceptions, useShell().exceptions);
	return (
		<div>
			<h2 className="font-sans text-base font-[650] tracking-normal">
				<a href={branch.page.href} className="link inline-block py-2">
					<Text value={branch.name} />
				</a>
			</h2>
			<address className="not-italic">
				<AddressLines {...branch} />
			</address>
			{/* A phone has them one press away, on the page of the branch; paper has them here. */}
			<div className="not-on-phone">
				<RouteLink to={branch} />
				<HoursInBrief hours={branch.hours} />
			</div>
			{/* Last, because its place stays empty until the page knows the time. */}
			<OpenNow hours={branch.hours} exceptions={exceptions} />
		</div>
	);
}

import type { Arrival } from "#studio/brain/page/seen.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { ask } from "./client.ts";
import { linksOf, type PageLink } from "./links.ts";
import { words } from "./words.ts";

/** Every link of the page with where it arrives; what arrives nowhere comes first. */
export function Links() {
	const say = useSay();
	// What shows is found anew.
	const drawn = useStudio((state) => state.drawn);
	const revision = useStudio((state) => state.session?.revision);
	const all = linksOf(document);
	const own = all.filter(({ to }) => to === "site");
	const addresses = own.map(({ href }) => (href.startsWith("#") ? location.pathname + href : href));
	const key = JSON.stringify([revision, drawn, addresses]);
	const { answer } = useAnswer(key, () => ask.arrivals({ addresses }));
	const arrivals = new Map(own.map(({ href }, at) => [href, answer?.[at]]));
	const isWrong = ({ href }: PageLink) => (arrivals.get(href)?.is ?? "here") !== "here";
	const inOrder = [...all.filter(isWrong), ...all.filter((link) => !isWrong(link))];
	return (
		<details className="links">
			<summary>{all.length === 1 ? say(words.linksOne) : say(words.linksMany, { count: all.length })}</summary>
			{answer && !all.some(isWrong) && own.length > 0 && <p className="about">{say(words.allArrive)}</p>}
			<ul className="page-links">
				{inOrder.map((link) => (
					<OneLink key={link.href} link={link} arrival={arrivals.get(link.href)} isWrong={isWrong(link)} />
				))}
			</ul>
		</details>
	);
}

function OneLink({ link, arrival, isWrong }: { link: PageLink; arrival: Arrival | undefined; isWrong: boolean }) {
	const editor = useEditor();
	const say = useSay();
	const { href, words: shown, to, element } = link;
	const told = () => {
		if (to === "mail") return say(words.byMail);
		if (to === "phone") return say(words.byPhone);
		if (to === "elsewhere") return say(words.elsewhere);
		if (!arrival) return "";
		if (arrival.is === "nowhere") return say(words.leadsNowhere);
		return say(arrival.is === "draft" ? words.leadsToDraft : words.leadsTo, { title: arrival.title });
	};
	const about = (
		<>
			<span>{shown}</span>
			<small data-wrong={isWrong || undefined}>{told()}</small>
		</>
	);
	const hit = editor.shownAt(element);
	return (
		<li>
			{to === "elsewhere" ? (
				<a href={href} target="_blank" rel="noreferrer">
					{about}
				</a>
			) : (
				<button type="button" onClick={() => void (hit && editor.openAt(hit.origin))}>
					{about}
				</button>
			)}
		</li>
	);
}

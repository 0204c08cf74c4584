import { useEffect, useReducer, useState } from "react";
import type { NotMade, SeenOnline } from "#core/studio-publishing.ts";
import { whyNot } from "#studio/desk/failure.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useSay } from "#studio/desk/use-studio.ts";
import { Problems } from "#studio/parts/Problems.tsx";
import { words as ofParts } from "#studio/parts/words.ts";
import { ask } from "./client.ts";
import type { Publishing } from "./use-publishing.ts";
import { words } from "./words.ts";

/** In milliseconds: so often the site is asked at first and later. */
const [soon, later] = [2000, 10_000];

/** In milliseconds: from when on it takes longer than usual, and from when on nobody need wait for it any more. */
const [long, over] = [180_000, 1_200_000];

/** Whether visitors see what was sent: on its way, since when, or why not. The site is asked until it is so. */
export function NowOnline({ sent }: { sent: Publishing["sent"] }) {
	const say = useSay();
	const { seen, waited } = useSeen(sent.count);
	if (!seen || (seen.is === "unknown" && sent.count === 0)) return null;
	return (
		<section
			className={seen.is === "failed" || seen.is === "not shown" ? "trouble" : "notice"}
			aria-labelledby="now-online"
		>
			<h3 id="now-online">{say(words.nowOnline)}</h3>
			<p role="status">
				{seen.is === "under way" && say(waited < long ? words.underWay : waited < over ? words.late : words.notMadeYet)}
				{seen.is === "waiting" && say(waited < over ? words.waiting : words.notMadeYet)}
				{seen.is === "online" && say(words.onlineSince, { since: seen.since })}
				{seen.is === "unknown" && seen.why}
				{seen.is === "not shown" && say(words.notShown)}
				{seen.is === "failed" && say(words.notMade)}
			</p>
			{seen.is === "online" && (
				<p>
					<a href={seen.address + (sent.page ?? "/")} target="_blank" rel="noreferrer">
						{say(words.seeOnline)}
					</a>
				</p>
			)}
			{seen.is === "not shown" && seen.page !== undefined && (
				<p>
					<a href={seen.page} target="_blank" rel="noreferrer">
						{say(words.whereShown)}
					</a>
				</p>
			)}
			{seen.is === "failed" && <WhyNotMade {...seen} />}
		</section>
	);
}

/** What is wrong with the content, each with the way to it; or else what whoever keeps the site has to know. */
function WhyNotMade({ problems, isMended, report, page }: NotMade) {
	const say = useSay();
	const isUntold = problems.length + report.length === 0 && !isMended;
	return (
		<>
			{isUntold && <p>{say(ofParts.onlyInFile)}</p>}
			{problems.length > 0 && <Problems problems={problems} />}
			{isMended && <p>{say(words.mendedHere)}</p>}
			{report.length > 0 && (
				<>
					<p>{say(words.passOn)}</p>
					<pre className="report">{report.join("\n")}</pre>
				</>
			)}
			{page !== undefined && !isMended && (
				<p>
					<a href={page} target="_blank" rel="noreferrer">
						{say(words.whyNotMade)}
					</a>
				</p>
			)}
		</>
	);
}

interface Seen {
	/** Undefined until the site was asked since something was sent last. */
	readonly seen: SeenOnline | undefined;
	/** So many milliseconds it is on its way. */
	readonly waited: number;
}

/** What was answered when so much had been sent. */
interface Answered {
	readonly seen: SeenOnline;
	readonly count: number;
}

/** Asks the site again as long as it is not what was sent. `count` is another one whenever something was. */
function useSeen(count: number): Seen {
	const say = useSay();
	const [turn, again] = useReducer((before: number) => before + 1, 0);
	const [began, begin] = useState({ count, at: Date.now() });
	if (began.count !== count) begin({ count, at: Date.now() });
	const { answer } = useAnswer(`${count} ${turn}`, async (): Promise<Answered> => {
		// Whoever does not answer now may do so later, and is asked again.
		const seen = await ask
			.seenOnline()
			.catch((error: unknown): SeenOnline => known ?? { is: "unknown", why: whyNot(error, say) });
		return { seen, count };
	});
	const known = answer?.count === count ? answer.seen : undefined;
	// What was sent from here is timed by this clock, and nothing began after it was first seen here.
	const isComing = known?.is === "under way" || known?.is === "waiting";
	const sent = isComing && count === 0 ? Date.parse(known.since) : began.at;
	const waited = Date.now() - Math.min(sent, began.at);
	const pause = isComing && waited < long ? soon : later;
	useEffect(() => {
		if (!answer || answer.seen.is === "online") return undefined;
		const timer = setTimeout(again, pause);
		return () => clearTimeout(timer);
	}, [answer, pause]);
	return { seen: known, waited };
}

import { useEffect, useReducer, useState } from "react";
import type { SeenOnline } from "#core/studio-publishing.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useSay } from "#studio/desk/use-studio.ts";
import { ask } from "./client.ts";
import type { Publishing } from "./use-publishing.ts";
import { words } from "./words.ts";

/** In milliseconds: so often the site is asked at first and later, and from when on it takes longer than usual. */
const [soon, later, long] = [2000, 10_000, 180_000];

/** Whether visitors see what was sent: on its way, since when, or why not. The site is asked until it is so. */
export function NowOnline({ sent }: { sent: Publishing["sent"] }) {
	const say = useSay();
	const { answer, isLate } = useSeen(sent.count);
	if (!answer || (answer.is === "unknown" && sent.count === 0)) return null;
	return (
		<section className={answer.is === "failed" ? "trouble" : "notice"} aria-labelledby="now-online">
			<h3 id="now-online">{say(words.nowOnline)}</h3>
			<p role="status">
				{answer.is === "under way" && say(isLate ? words.late : words.underWay)}
				{answer.is === "online" && say(words.onlineSince, { since: answer.since })}
				{answer.is === "unknown" && answer.why}
				{answer.is === "failed" && say(words.notMade)}
			</p>
			{answer.is === "online" && (
				<p>
					<a href={answer.address + (sent.page ?? "/")} target="_blank" rel="noreferrer">
						{say(words.seeOnline)}
					</a>
				</p>
			)}
			{answer.is === "failed" && <pre className="report">{answer.report.join("\n")}</pre>}
		</section>
	);
}

/** Asks the site again as long as it is not what was sent. `count` is another one whenever something was. */
function useSeen(count: number): { readonly answer: SeenOnline | undefined; readonly isLate: boolean } {
	const [turn, again] = useReducer((before: number) => before + 1, 0);
	const [began, begin] = useState({ count, at: Date.now() });
	if (began.count !== count) begin({ count, at: Date.now() });
	const { answer } = useAnswer(`${count} ${turn}`, ask.seenOnline);
	const waited = Date.now() - began.at;
	useEffect(() => {
		if (!answer || answer.is === "online") return undefined;
		const timer = setTimeout(again, answer.is === "under way" && Date.now() - began.at < long ? soon : later);
		return () => clearTimeout(timer);
	}, [answer, began]);
	return { answer, isLate: waited > long };
}

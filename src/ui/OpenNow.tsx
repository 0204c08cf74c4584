import { useEffect, useState } from "react";
import { fill } from "#core/fill.ts";
import type { Language } from "#core/languages.ts";
import { type Exception, type OpeningStatus, openingStatus, type WeekHours } from "#core/opening.ts";
import type { Words } from "#core/words.ts";
import { useShell, useWords } from "./context.tsx";

/** "Nu open tot 17:00". Appears when the page knows what time it is: not in the prerendered HTML. */
export function OpenNow({ hours, exceptions }: { hours: WeekHours; exceptions: readonly Exception[] }) {
	const { lang, timeZone } = useShell();
	const words = useWords();
	const now = useMinute();
	const status = now && openingStatus(hours, exceptions, { timeZone, now });
	return (
		<div data-now="" className="no-print min-h-8 font-[650]">
			{status && (
				<p className={status.state === "open" ? "text-ok sea:text-sun" : ""}>
					<span
						aria-hidden="true"
						className={`me-3 inline-block size-3 rounded-full ${status.state === "open" ? "bg-ok sea:bg-sun" : "border-2 border-control sea:border-foam"}`}
					/>
					{sentence(status, words, lang)}
				</p>
			)}
		</div>
	);
}

/** Only English and German write days with a capital inside a sentence. */
export function inSentence(day: string, language: Language): string {
	return language === "en" || language === "de" ? day : day.toLowerCase();
}

function sentence(status: OpeningStatus, words: Words, lang: Language): string {
	if (status.state === "open") return fill(words.open_now, { time: status.until });
	if (status.inDays === 0) return fill(words.opens_today, { time: status.opens });
	if (status.inDays === 1) return fill(words.opens_tomorrow, { time: status.opens });
	return fill(words.opens_on, { day: inSentence(words[status.day], lang), time: status.opens });
}

/** The present moment, renewed every minute; undefined until the page runs in a browser. */
function useMinute(): Date | undefined {
	const [now, setNow] = useState<Date>();
	useEffect(() => {
		setNow(new Date());
		const timer = setInterval(() => setNow(new Date()), 60_000);
		return () => clearInterval(timer);
	}, []);
	return now;
}

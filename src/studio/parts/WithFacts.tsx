import { useEffect, useState } from "react";
import { server } from "#studio/desk/server.ts";

/** A text to be read: each fact in it shows what a visitor reads there. */
export function WithFacts({ text }: { text: string }) {
	const [facts, setFacts] = useState<ReadonlyMap<string, string>>();
	const hasFacts = text.includes("{");
	useEffect(() => {
		if (!hasFacts) return;
		let isLate = false;
		server.shownFacts().then(
			(found) => isLate || setFacts(found),
			() => {},
		);
		return () => {
			isLate = true;
		};
	}, [hasFacts]);
	return text.split(/(\{[^{}]*\})/).map((part, index) => {
		const shows = part.startsWith("{") ? facts?.get(part.slice(1, -1).trim()) : undefined;
		return shows === undefined ? (
			part
		) : (
			<span key={index} className="fact" title={part}>
				{shows}
			</span>
		);
	});
}

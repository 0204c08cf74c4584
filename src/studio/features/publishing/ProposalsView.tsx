import type { ProposalMessage } from "#core/studio-publishing.ts";
import type { Word } from "#studio/desk/say.ts";
import { useSay } from "#studio/desk/use-studio.ts";
import { words } from "./words.ts";

const became: Readonly<Record<ProposalMessage["is"], Word>> = {
	waits: words.waits,
	clashes: words.clashes,
	online: words.isOnline,
	refused: words.isRefused,
};

interface ProposalsProps {
	readonly proposals: readonly ProposalMessage[];
	/** What was proposed is still changed here. */
	readonly mayPropose: boolean;
}

/** What was proposed, and what became of each. */
export function ProposalsView({ proposals, mayPropose }: ProposalsProps) {
	const say = useSay();
	return (
		<section className="notice" aria-labelledby="proposals">
			<h3 id="proposals">{say(words.proposals)}</h3>
			<ul className="proposals">
				{proposals.map(({ message, when, is, page }) => (
					<li key={`${when} ${message}`}>
						<strong>{message}</strong>
						<small>{when}</small>
						<span>{say(became[is])}</span>
						{is === "clashes" && mayPropose && <span>{say(words.proposeAgain)}</span>}
						{page !== undefined && (is === "waits" || is === "clashes") && (
							<a href={page} target="_blank" rel="noreferrer">
								{say(words.openProposal)}
							</a>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}

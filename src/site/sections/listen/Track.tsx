import type { ReactNode } from "react";
import { useWords } from "#ui/context.tsx";
import { Text } from "#ui/Text.tsx";
import type ownWords from "./words.ts";

interface Props {
	readonly name: string;
	/** What is heard in this way. */
	readonly text: string;
	readonly sounds: boolean;
	onPress(): void;
	/** The drawings. */
	readonly children: ReactNode;
}

/** A sound as it is heard in one way: in words, to be played, and drawn. */
export function Track({ name, text, sounds, onPress, children }: Props) {
	const words = useWords<typeof ownWords>();
	return (
		<li className="grid gap-x-10 gap-y-5 md:grid-cols-2">
			<div className="flex flex-wrap items-start justify-between gap-6">
				<div className="grow basis-36">
					<h3 className="text-lg">
						<Text value={name} />
					</h3>
					<p className="text-ink-2 sea:text-mist">
						<Text value={text} />
					</p>
				</div>
				<button
					type="button"
					className="button button-primary needs-script no-print flex-none"
					data-replay
					onClick={onPress}
				>
					{sounds ? words.listen_stop : words.listen_play}
					<span className="sr-only">{` ${name}`}</span>
				</button>
			</div>
			<div>{children}</div>
		</li>
	);
}

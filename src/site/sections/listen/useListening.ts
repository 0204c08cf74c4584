import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type Bands, sampleRate } from "./bands.ts";
import { outlineOf } from "./hills.ts";
import type { Playing } from "./player.ts";
import type { Sound } from "./sounds.ts";

/** After how long a sound that nobody stops goes by itself, in milliseconds. */
const longest = 30_000;

/** The one sound of a page that may play. */
let session: Session | undefined;

interface Session {
	readonly context: AudioContext;
	/** What is heard, or will be once the player is there. */
	loss: Bands;
	playing?: Playing;
	/** What to do when it goes. */
	gone(): void;
}

/** Plays a sound in one way at a time. `drawings` get a line that moves while it sounds. */
export function useListening(sound: Sound, drawings: RefObject<(SVGSVGElement | null)[]>) {
	const own = useRef<Session>(undefined);
	const [heard, setHeard] = useState<number>();
	const [failed, setFailed] = useState(false);

	const stop = useCallback(() => {
		if (own.current && own.current === session) end();
	}, []);

	async function begin(way: number, loss: Bands) {
		end();
		setFailed(false);
		try {
			// In the press itself: some browsers let nothing sound otherwise.
			const context = new AudioContext({ sampleRate });
			const begun: Session = { context, loss, gone: () => setHeard(undefined) };
			own.current = begun;
			session = begun;
			setHeard(way);
			const [{ play }] = await Promise.all([import("./player.ts"), context.resume(), shown()]);
			if (session === begun) begun.playing = play(context, sound, begun.loss);
		} catch {
			end();
			setFailed(true);
		}
	}

	function press(way: number, loss: Bands) {
		const current = session;
		if (!current || current !== own.current) {
			void begin(way, loss);
		} else if (heard === way) {
			end();
		} else {
			current.loss = loss;
			current.playing?.hear(loss);
			setHeard(way);
		}
	}

	useEffect(() => {
		if (heard === undefined) return;
		const timer = setTimeout(stop, longest);
		const onKey = ({ key }: KeyboardEvent) => key === "Escape" && stop();
		const onHide = () => document.hidden && stop();
		document.addEventListener("keydown", onKey);
		document.addEventListener("visibilitychange", onHide);
		const still = follow(own, drawings.current[heard]);
		return () => {
			clearTimeout(timer);
			document.removeEventListener("keydown", onKey);
			document.removeEventListener("visibilitychange", onHide);
			still();
		};
	}, [heard, drawings, stop]);

	useEffect(() => stop, [stop]);

	return { heard, failed, press };
}

/** Resolves once what was pressed is seen: to compute a sound takes a moment. */
function shown(): Promise<void> {
	return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Ends what plays, here or in another section. */
function end() {
	const ended = session;
	session = undefined;
	if (!ended) return;
	ended.gone();
	const { context, playing } = ended;
	void (playing ? playing.stop() : Promise.resolve()).then(() => context.close());
}

/** Draws a line of what sounds, unless somebody wants no motion. */
function follow(own: RefObject<Session | undefined>, drawing: SVGSVGElement | null | undefined): () => void {
	if (!drawing || matchMedia("(prefers-reduced-motion: reduce)").matches) return () => {};
	const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
	// In the colour of the text, which stands out on the hills and beside them.
	const { color } = getComputedStyle(drawing.parentElement ?? drawing);
	const look = { fill: "none", stroke: color, "stroke-width": "3", "vector-effect": "non-scaling-stroke" };
	for (const [name, value] of Object.entries(look)) line.setAttribute(name, value);
	drawing.append(line);
	let frame = 0;
	const draw = () => {
		const playing = own.current?.playing;
		if (playing) line.setAttribute("d", outlineOf(playing.levels()));
		frame = requestAnimationFrame(draw);
	};
	draw();
	return () => {
		cancelAnimationFrame(frame);
		line.remove();
	};
}

import type { Answer } from "./actions.ts";

/**
 * Runs inside the page, so it uses nothing from outside itself. From the moment a finger touched the screen (the time
 * stamp of the event, which counts waiting for a busy page too) it looks in every frame whether the answer is there, and
 * takes the time when that frame has been painted: a message sent in a frame is delivered after its paint.
 */
export function watchAnswer(answer: Answer): void {
	const page = document.documentElement;
	const { pathname } = location;
	const heading = document.querySelector("h1");
	let left = false;
	const shown: Readonly<Record<Answer, () => boolean>> = {
		menu: () => document.querySelector<HTMLDialogElement>("#menu")?.open === true,
		language: () => document.querySelector(".language-button")?.parentElement?.hasAttribute("open") === true,
		// The browser has begun to load another page, or the application has.
		left: () => left || page.hasAttribute("data-loading") || location.pathname !== pathname,
		field: () => document.activeElement?.getAttribute("name") === "name",
		accordion: () => document.querySelector("main details")?.hasAttribute("open") === true,
		page: () => document.querySelector("h1") !== heading,
	};
	function start({ timeStamp }: PointerEvent): void {
		const say = () => console.log(`answered ${performance.now() - timeStamp}`);
		function look(): void {
			if (!shown[answer]()) {
				requestAnimationFrame(look);
				return;
			}
			const channel = new MessageChannel();
			channel.port1.onmessage = say;
			channel.port2.postMessage(0);
		}
		requestAnimationFrame(look);
	}
	addEventListener("pointerdown", start, { once: true, capture: true });
	(globalThis as unknown as { navigation?: EventTarget }).navigation?.addEventListener("navigate", () => {
		left = true;
	});
}

/**
 * Lets every band below the fold rise once when it is first seen. Nothing is hidden beforehand: without
 * scripts, observers or animations the page simply stands there.
 */
export function reveal(): void {
	if (!window.IntersectionObserver || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
	const observer = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			if (!isIntersecting) continue;
			observer.unobserve(target);
			rise(target.firstElementChild, 0);
			for (const [index, card] of target.querySelectorAll(".stagger > *").entries()) rise(card, index * 50);
		}
	});
	for (const band of document.querySelectorAll("main .band")) {
		if (band.getBoundingClientRect().top > innerHeight) observer.observe(band);
	}
}

function rise(element: Element | null, delay: number): void {
	element?.animate(
		{ opacity: [0, 1], translate: ["0 16px", "0 0"] },
		{ duration: 500, delay, fill: "backwards", easing: "ease-out" },
	);
}

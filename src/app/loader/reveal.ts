/**
 * Lets every band below the fold rise once when it is first seen. Nothing is hidden beforehand: without
 * scripts, observers or animations the page simply stands there.
 */
export function reveal(): void {
	if (!window.IntersectionObserver || matchMedia("(prefers-reduced-motion)").matches) return;
	const observer = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			if (!isIntersecting) continue;
			observer.unobserve(target);
			const parts = [target.firstElementChild, ...target.querySelectorAll(".stagger > *")];
			for (const [index, part] of parts.entries()) {
				part?.animate(
					{ opacity: [0, 1], translate: ["0 16px", "0 0"] },
					{ duration: 500, delay: index * 50, fill: "backwards", easing: "ease-out" },
				);
			}
		}
	});
	for (const band of document.querySelectorAll("main .band")) {
		if (band.getBoundingClientRect().top > innerHeight) observer.observe(band);
	}
}

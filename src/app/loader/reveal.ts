/**
 * Lets every band below the fold rise once when it is first seen. Nothing is hidden beforehand: without
 * scripts, observers or animations the page simply stands there.
 */
export function reveal(): void {
	if (!window.IntersectionObserver || matchMedia("(prefers-reduced-motion)").matches) return;
	let first = true;
	const observer = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target, boundingClientRect } of entries) {
			if (!isIntersecting && boundingClientRect.top > 0) continue;
			observer.unobserve(target);
			// The first message says where each band stands; to ask for that would cost a layout.
			if (first) continue;
			target.querySelectorAll(":scope>*,.stagger>*").forEach((part, index) => {
				part.animate([{ opacity: 0, translate: "0 16px" }, {}], {
					duration: 500,
					delay: index * 50,
					fill: "backwards",
					easing: "ease-out",
				});
			});
		}
		first = false;
	});
	for (const band of document.querySelectorAll("main .band")) observer.observe(band);
}

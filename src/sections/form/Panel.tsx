import type { ReactNode } from "react";

interface Props {
	readonly id: string;
	readonly title: string;
	readonly tone: "error" | "ok";
	readonly className: string;
	readonly children: ReactNode;
}

const tones = {
	error: { frame: "border-2 border-error bg-error-tint", title: "text-error" },
	ok: { frame: "border-2 border-ok bg-ok-tint", title: "text-ok" },
};

/** What happened to the form. It takes the focus when it appears, and its title is what a screen reader says first. */
export function Panel({ id, title, tone, className, children }: Props) {
	return (
		<section
			id={id}
			tabIndex={-1}
			aria-labelledby={`${id}_title`}
			className={`scroll-my-56 rounded-md p-5 ${tones[tone].frame} ${className}`}
		>
			<h3 id={`${id}_title`} className={tones[tone].title}>
				{title}
			</h3>
			{children}
		</section>
	);
}

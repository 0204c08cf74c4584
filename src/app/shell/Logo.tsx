import { useShell } from "#ui/context.tsx";

/** Name of the practice with a sound wave that calms; leads to the home page. */
export function Logo() {
	const { home, name } = useShell();
	return (
		<a href={home} className="flex min-h-12 items-center gap-3 text-ink [footer_&]:text-paper">
			<svg viewBox="0 0 44 32" className="h-8 w-11 flex-none" aria-hidden="true">
				<path
					d="M2 16 5 6l4 20 4-17 4 13 4-9 4 6 4-4c2-1 3 1 5 1h6"
					fill="none"
					stroke="currentColor"
					strokeWidth="2.75"
					strokeLinecap="round"
					strokeLinejoin="round"
					className="text-[#b9583a] [footer_&]:text-sun"
				/>
			</svg>
			<span className="font-serif text-lg [line-height:1.25] font-[560]">{name}</span>
		</a>
	);
}

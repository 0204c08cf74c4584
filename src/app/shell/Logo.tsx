import { useShell } from "#ui/context.tsx";

/** Name of the business, with its logo if it has one; leads to the home page. */
export function Logo() {
	const { home, icons, name, logo } = useShell();
	return (
		<a href={home} className="flex min-h-12 items-center gap-3 text-ink">
			{logo && (
				<svg viewBox={logo} className="h-8 w-auto flex-none text-accent" aria-hidden="true">
					<use href={`${icons}logo`} />
				</svg>
			)}
			<span className="font-serif text-lg [line-height:1.25] font-[560]">{name}</span>
		</a>
	);
}

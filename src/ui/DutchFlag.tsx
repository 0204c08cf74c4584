/** The flag of the Netherlands. */
export function DutchFlag() {
	return (
		<svg viewBox="0 0 9 6" className="h-[0.8em] w-[1.2em] flex-none" aria-hidden="true">
			<path fill="#fff" d="M0 0h9v6H0z" />
			<path fill="#ad1d25" d="M0 0h9v2H0z" />
			<path fill="#1e4785" d="M0 4h9v2H0z" />
		</svg>
	);
}

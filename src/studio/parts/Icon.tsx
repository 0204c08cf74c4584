/** Drawn in a square of 24, by lines alone. */
const drawings = {
	pen: "M4 20h4L19 9l-4-4L4 16zM13 7l4 4",
	rows: "M4 5h16v5H4zM4 14h16v5H4z",
	page: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
	undo: "M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10h-3",
	redo: "m15 7 5 5-5 5M20 12H9a5 5 0 0 0 0 10h3",
	up: "M12 20V4M5 11l7-7 7 7",
	down: "M12 4v16M5 13l7 7 7-7",
	outdent: "M20 12H8M13 7l-5 5 5 5M4 5v14",
	indent: "M4 12h12M11 7l5 5-5 5M20 5v14",
	duplicate: "M8 8h12v12H8zM16 8V4H4v12h4",
	remove: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13",
	check: "m5 13 5 5 9-12",
	draft: "M5 4h9l5 5v11H5zM9 13h3M9 17h6",
	language:
		"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9s.5-6 3.5-9z",
	people:
		"M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2 20c0-4 3-6 7-6s7 2 7 6M16 4.5a3.5 3.5 0 0 1 0 6.5M19 14.5c2 .8 3 2.7 3 5.5",
	alert: "M12 4 2 20h20zM12 10v5M12 17.5h.01",
	close: "M5 5l14 14M19 5 5 19",
	plus: "M12 4v16M4 12h16",
	send: "M12 16V4M7 9l5-5 5 5M4 16v4h16v-4",
	go: "M4 12h16M13 5l7 7-7 7",
	find: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21",
	settings:
		"M4 7h8M18 7h2M4 17h2M12 17h8M15 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM9 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
	picture: "M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6M15.5 9.5h.01",
	grip: "M9 5h.01M15 5h.01M9 12h.01M15 12h.01M9 19h.01M15 19h.01",
} as const;

export type IconName = keyof typeof drawings;

/** A drawing beside or instead of words; whatever it is in has a name. */
export function Icon({ name }: { name: IconName }) {
	return (
		<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
			<path
				d={drawings[name]}
				fill="none"
				stroke="currentColor"
				strokeWidth="2"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</svg>
	);
}

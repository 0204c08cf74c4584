import type { Palette } from "./colors.ts";

/** Ready looks of a site, by the names that editors give them: what it is like, in Dutch, and its colours. */
export const looks = {
	waddenlucht: {
		about: "zand, zee en klei",
		palette: {
			background: "#fbf8f2",
			backgroundWarm: "#f2ebdd",
			backgroundCool: "#e3eeeb",
			text: "#17262a",
			textSoft: "#3b494d",
			link: "#0b5563",
			main: "#0e4a4f",
			dark: "#0b2f33",
			edge: "#a9c9c4",
			button: "#7a3018",
			buttonPressed: "#5f2412",
			highlight: "#ffd166",
			accent: "#b9583a",
			control: "#66757a",
			line: "#d8cfbf",
		},
	},
	tarwe: {
		about: "warm brood, honing en baksteen",
		palette: {
			background: "#fdf8ef",
			backgroundWarm: "#f6e9d3",
			backgroundCool: "#f1ece4",
			text: "#2b1d12",
			textSoft: "#4d3c2e",
			link: "#7a2f0b",
			main: "#6b3410",
			dark: "#3a2112",
			edge: "#d9b98f",
			button: "#892e19",
			buttonPressed: "#6d2213",
			highlight: "#ffd37a",
			accent: "#c0702a",
			control: "#85715f",
			line: "#e2d2b8",
		},
	},
	bos: {
		about: "blad, mos en helder water",
		palette: {
			background: "#f8faf5",
			backgroundWarm: "#ecf1e2",
			backgroundCool: "#e3eee4",
			text: "#17241a",
			textSoft: "#3a4a3d",
			link: "#0d5530",
			main: "#14532d",
			dark: "#0e3320",
			edge: "#a7cbb0",
			button: "#1d4f7a",
			buttonPressed: "#163d5f",
			highlight: "#d9f27e",
			accent: "#4f8a3c",
			control: "#667a69",
			line: "#cfdccd",
		},
	},
	leisteen: {
		about: "koel blauw met een bes",
		palette: {
			background: "#f9fafc",
			backgroundWarm: "#eef0f5",
			backgroundCool: "#e4ebf7",
			text: "#181c2a",
			textSoft: "#3c4255",
			link: "#1d3f9a",
			main: "#223a7a",
			dark: "#161d3d",
			edge: "#b3c0e0",
			button: "#8a1f5c",
			buttonPressed: "#6c1748",
			highlight: "#ffd8a8",
			accent: "#d0547f",
			control: "#69708a",
			line: "#d5d9e6",
		},
	},
} as const satisfies Record<string, { about: string; palette: Palette }>;

export type LookName = keyof typeof looks;

/** What a site looks like that says nothing of it. */
export const defaultLook = "waddenlucht" satisfies LookName;

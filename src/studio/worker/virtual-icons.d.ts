/** The drawings of icons, without the frame around them, by their names: src/engine/client/icons-plugin.ts. */
declare module "virtual:icons" {
	type Drawings = Readonly<Record<string, string>>;
	export const ofCode: Drawings;
	/** Those of Phosphor, as src/core/icons/parts.ts parts them. */
	export const parts: readonly (() => Promise<{ readonly default: Drawings }>)[];
}

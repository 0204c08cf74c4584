/** The drawing of each icon of Phosphor, without the frame around it: src/engine/client/icons-plugin.ts. */
declare module "virtual:icons" {
	const drawings: Readonly<Record<string, string>>;
	export default drawings;
}

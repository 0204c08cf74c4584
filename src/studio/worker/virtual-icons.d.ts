/** The drawing of each icon, without the frame around it: src/engine/client/icons-plugin.ts. */
declare module "virtual:icons" {
	const drawings: Readonly<Record<import("#core/icons.ts").IconName, string>>;
	export default drawings;
}

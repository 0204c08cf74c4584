/** Of each section that has it, by its type: src/engine/sections/sections-plugin.mjs. */
declare module "virtual:sections/views" {
	const views: Readonly<Record<string, import("./sections.ts").View>>;
	export default views;
}

/** Views with much code, which come together with the data of the first page that needs them. */
declare module "virtual:sections/lazy-views" {
	const views: Readonly<Record<string, () => Promise<{ readonly default: import("./sections.ts").View }>>>;
	export default views;
}

declare module "virtual:sections/all-lazy-views" {
	const views: Readonly<Record<string, import("./sections.ts").View>>;
	export default views;
}

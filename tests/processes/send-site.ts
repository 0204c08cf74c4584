import { openTarget, planPublish, sendSite } from "#engine/publish/publish.ts";

/** Puts a folder where it goes, in a process of its own that may be killed: `folder place`. */
const [folder = "", place = ""] = process.argv.slice(2);
const target = await openTarget(place);
const { list } = await planPublish(target, folder, { dry: false });
await sendSite(target, folder, { list, count: () => {} });

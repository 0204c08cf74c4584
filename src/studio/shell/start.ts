/** Runs before all else of a page: while that is read, the worker opens the content and makes its first page. */
import type { StoreAddress } from "#studio/brain/studio-worker.ts";
import { connect } from "#studio/desk/server.ts";
import address from "../worker/worker.ts?worker&url";
import { scriptAddress } from "./script-address.ts";

const { content = "" } = document.querySelector<HTMLMetaElement>('meta[name="studio"]') ?? {};

/** Where the content is. */
export const store = JSON.parse(content) as StoreAddress;

const script = scriptAddress(address);

/** Settles once the content is open, with what it shows here. */
export const opened = connect((name) => new Worker(script, { type: "module", name }), store, location.pathname);

/** Runs before all else of a page: while that is read, the worker opens the content and makes its first page. */
import { scriptAddress } from "#studio/brain/script-address.ts";
import type { StoreAddress } from "#studio/brain/studio-worker.ts";
import { connect } from "#studio/desk/server.ts";
import address from "../worker/worker.ts?worker&url";

const { content = "" } = document.querySelector<HTMLMetaElement>('meta[name="studio"]') ?? {};

/** Where the content is. */
export const store = JSON.parse(content) as StoreAddress;

const worker = new Worker(scriptAddress(address), { type: "module", name: "brain" });

/** Settles once the content is open, with what it shows here. */
export const opened = connect(worker, store, location.pathname);

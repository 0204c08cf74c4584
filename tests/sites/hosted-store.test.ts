import { afterEach, beforeEach, expect, test } from "vitest";
import { anna, HostedSite } from "../helpers/open-hosted.ts";

const contact = "content/pages/contact.yaml";

let site: HostedSite;

beforeEach(() => {
	site = new HostedSite();
});

afterEach(() => site.dispose());

test("what is typed goes online as one commit of its writer, and nothing else changes", async () => {
	const before = site.tip;
	const browser = await site.open();
	expect(browser.type(contact, ["title"], "Bereikbaar")).toHaveProperty("written");
	expect(await browser.changed()).toEqual([contact]);
	expect(await browser.publish("Andere titel")).toHaveProperty("told", "Verstuurd: uw wijzigingen gaan nu online.");
	expect(site.git("log", "-1", "--format=%an <%ae> %P %s")).toBe(
		`Zoë de Vries <zoe@voorbeeld.example> ${before} Andere titel`,
	);
	expect(site.git("diff", "--stat", before, "main")).toContain("1 file changed, 1 insertion(+), 1 deletion(-)");
	expect(await browser.changed()).toEqual([]);
	expect(browser.text(contact)).toBe(site.online(contact));
});

test("a second start shows what was typed without a network, and then asks for the difference alone", async () => {
	const browser = await site.open();
	browser.type(contact, ["title"], "Bereikbaar");
	await site.putOnline({
		"content/pages/aanbod.yaml": site.online("content/pages/aanbod.yaml").replace("title: ", "title: Ons "),
	});
	const remote = site.remote();
	remote.faults.set("always", { when: "before", is: "unreachable" });
	const again = await site.open({ remote, disk: browser.disk });
	expect(again.value(contact, "title")).toBe("Bereikbaar");
	expect(remote.asked).toEqual([]);
	await again.store.follow();
	expect(again.trouble).toBe("offline");
	expect(again.type(contact, ["description"], "Ook zonder verbinding.")).toHaveProperty("written");
	remote.faults.clear();
	await again.store.follow();
	expect(again.trouble).toBeUndefined();
	expect(again.value("content/pages/aanbod.yaml", "title")).toMatch(/^Ons /);
	expect(again.value(contact, "title")).toBe("Bereikbaar");
	expect(remote.asked.filter((each) => each.startsWith("blobs"))).toEqual(["blobs 1"]);
	expect(await again.publish()).toHaveProperty("told");
	expect(site.git("log", "--format=%an", "-2")).toBe(`Zoë de Vries\n${anna.name}`);
});

test("whoever asks again before the server was asked hears the same answer: nothing piles up on a silent line", async () => {
	const remote = site.remote();
	const browser = await site.open({ remote });
	browser.type(contact, ["title"], "Bereikbaar");
	remote.asked.length = 0;
	const first = browser.store.follow();
	const offer = "content/pages/aanbod.yaml";
	await site.putOnline({ [offer]: site.online(offer).replace("title: ", "title: Ons ") });
	await Promise.all([first, ...Array.from({ length: 20 }, () => browser.store.follow())]);
	expect(browser.value(offer, "title")).toMatch(/^Ons /);
	const counted = (asked: string) => remote.asked.filter((each) => each.startsWith(asked)).length;
	expect(counted("branches refs/heads/main")).toBe(2);
	expect(counted("push refs/heads/studio/")).toBe(1);
});

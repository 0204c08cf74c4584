import { beside } from "#studio/desk/server.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import type { FeaturePanel } from "#studio/fields/feature.tsx";
import { words } from "./words.ts";

declare module "#studio/desk/panels.ts" {
	interface Panels {
		access: undefined;
	}
}

/** With what somebody is signed in, and how that ends. */
function Access() {
	const editor = useEditor();
	const say = useSay();
	const forget = async () => {
		await beside().signOut();
		editor.announce(words.signedOut);
		location.reload();
	};
	return (
		<>
			<p className="about">{say(words.signedInAbout)}</p>
			<button type="button" className="button" onClick={() => void forget()}>
				{say(words.signOut)}
			</button>
		</>
	);
}

export const panel: FeaturePanel<"access"> = { title: words.access, Panel: Access };

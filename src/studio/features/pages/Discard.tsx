import type { Beside } from "#studio/fields/feature.tsx";
import { Discard } from "#studio/parts/Discard.tsx";

/** An entry of facts can go away as a whole. */
export const DiscardEntry: Beside = ({ panel: { form, showing } }) =>
	showing && form.path.length === 1 ? (
		<p className="discard">
			<Discard field={form} />
		</p>
	) : null;

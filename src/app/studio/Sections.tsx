import { shortened } from "./draft.ts";
import { Order } from "./Order.tsx";
import { useStudio } from "./use-studio.ts";

/** The sections of the page from above, each as people know it. */
export function Sections() {
	const { studio, state, say } = useStudio();
	const { shadow } = state;
	const file = shadow?.file;
	if (!shadow || file === undefined) return null;
	const count = shadow.sections.length;
	return (
		<>
			<p className="about">{say("keys")}</p>
			<ol className="items sections">
				{shadow.sections.map(({ title, words, data }, index) => {
					const spot = { file, path: ["sections", index] };
					const name = `${index + 1}. ${words ? shortened(words) : title}`;
					return (
						<li
							key={spot.path.join()}
							onPointerEnter={() => studio.point(spot)}
							onPointerLeave={() => studio.point(undefined)}
						>
							<button type="button" className="name" onClick={() => void studio.openAt(spot)}>
								<span>{name}</span>
								<small>{title}</small>
							</button>
							<Order
								spot={spot}
								name={words ? shortened(words) : title}
								data={data}
								index={index}
								count={count}
								mayGo={count > 1}
								mayCome
							/>
						</li>
					);
				})}
			</ol>
		</>
	);
}

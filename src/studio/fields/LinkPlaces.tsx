import { ask } from "#studio/desk/server.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import type { ControlProps } from "./control.ts";
import { named } from "./named.ts";

/** What a browser offers in a field for where a link leads: pages and what stands on them, by what people call them. */
export function LinkPlaces({ id }: { id: string }) {
	const { answer: places = [] } = useAnswer("link-places", ask.linkPlaces);
	return (
		<datalist id={id}>
			{places.map(({ address, title }) => (
				<option key={address} value={address}>
					{title}
				</option>
			))}
		</datalist>
	);
}

/** Where a link leads. */
export function Link(props: ControlProps) {
	const { id, typed, change, leave } = props;
	return (
		<>
			<input
				{...named(props)}
				type="text"
				dir="ltr"
				list={`${id}-places`}
				value={typed}
				placeholder={props.example}
				onChange={({ target }) => change(target.value)}
				onBlur={leave}
			/>
			<LinkPlaces id={`${id}-places`} />
		</>
	);
}

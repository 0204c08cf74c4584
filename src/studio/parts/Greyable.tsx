import type { ComponentProps } from "react";
import type { Word } from "#studio/desk/say.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";

interface GreyableProps extends Omit<ComponentProps<"button">, "disabled" | "aria-disabled"> {
	/** Why nothing can be done with it now; undefined when something can. */
	readonly why: Word | undefined;
}

/** A button that can be grey. Then its description says why, and whoever presses it is told. */
export function Greyable({ why, title, onClick, ...props }: GreyableProps) {
	const editor = useEditor();
	const say = useSay();
	return (
		<button
			{...props}
			aria-disabled={why !== undefined}
			title={why ? say(why) : title}
			onClick={(event) => {
				if (!why) return onClick?.(event);
				event.preventDefault();
				editor.announce(why);
			}}
		/>
	);
}

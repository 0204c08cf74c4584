import { useRef } from "react";

interface FileDoorProps {
	/** What can be chosen: `image/*`. */
	readonly accept: string;
	/** Several at once. */
	readonly many?: boolean;
	readonly chosen: (files: readonly File[]) => void;
	readonly children: React.ReactNode;
}

/** A button that asks for a file of this computer. */
export function FileDoor({ accept, many, chosen, children }: FileDoorProps) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<button type="button" className="button" onClick={() => input.current?.click()}>
				{children}
			</button>
			<input
				ref={input}
				type="file"
				accept={accept}
				multiple={many}
				hidden
				onChange={({ target }) => {
					const files = [...(target.files ?? [])];
					// The same file can be chosen again.
					target.value = "";
					if (files.length > 0) chosen(files);
				}}
			/>
		</>
	);
}

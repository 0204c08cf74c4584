import { useRef } from "react";

interface FileDoorProps {
	/** What can be chosen: `image/*`. */
	readonly accept: string;
	readonly chosen: (file: File) => void;
	readonly children: React.ReactNode;
}

/** A button that asks for a file of this computer. */
export function FileDoor({ accept, chosen, children }: FileDoorProps) {
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
				hidden
				onChange={({ target }) => {
					const [file] = target.files ?? [];
					// The same file can be chosen again.
					target.value = "";
					if (file) chosen(file);
				}}
			/>
		</>
	);
}

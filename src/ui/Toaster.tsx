import {
	createContext,
	type FocusEvent,
	type ReactNode,
	useCallback,
	useContext,
	useEffect,
	useRef,
	useState,
} from "react";
import { useWords } from "./context.tsx";
import { Icon } from "./Icon.tsx";

interface Toast {
	readonly tone: "success" | "destructive";
	readonly title: string;
	readonly text: string;
}

/** How long a toast stays, in milliseconds; the time starts anew when pointer and focus have left it. */
const lifetime = 10_000;

/** Outside a provider a toast goes nowhere: whoever shows one says the same in the page. */
const ShowContext = createContext<(toast: Toast) => void>(() => {});

/** Gives the function that shows a toast; a new one takes the place of the one before. */
export function useToast(): (toast: Toast) => void {
	return useContext(ShowContext);
}

/** Holds the live regions, which stand in the page from the start so that screen readers listen to them. */
export function ToastProvider({ children }: { children: ReactNode }) {
	const [shown, setShown] = useState<{ readonly toast: Toast; readonly count: number }>();
	const show = useCallback((toast: Toast) => setShown((before) => ({ toast, count: (before?.count ?? 0) + 1 })), []);
	const close = useCallback(() => setShown(undefined), []);
	const card = shown && <ToastCard key={shown.count} toast={shown.toast} onClose={close} />;
	return (
		<ShowContext value={show}>
			{children}
			<div className="no-print toasts">
				<div role="status">{shown?.toast.tone === "success" && card}</div>
				<div role="alert">{shown?.toast.tone === "destructive" && card}</div>
			</div>
		</ShowContext>
	);
}

const looks = {
	success: { icon: "check-circle", frame: "border-ok bg-ok-tint", title: "text-ok" },
	destructive: { icon: "warning", frame: "border-error bg-error-tint", title: "text-error" },
} as const;

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
	const words = useWords();
	const { card, close, hold } = useDismissal(onClose);
	const { icon, frame, title } = looks[toast.tone];
	return (
		<div ref={card} className={`rise flex gap-4 rounded-md border-2 p-4 light soft ${frame}`} {...hold}>
			<Icon name={icon} className={`mt-1 ${title}`} />
			<div className="grow">
				<p className={`font-[650] ${title}`}>{toast.title}</p>
				<p className="mt-1">{toast.text}</p>
			</div>
			<button
				type="button"
				aria-label={words.close}
				onClick={close}
				className="flex size-12 flex-none cursor-pointer items-center justify-center rounded-sm hover:bg-white"
			>
				<Icon name="x" />
			</button>
		</div>
	);
}

/** A toast goes by its button, with Esc, or by itself when neither pointer nor focus is on it. */
function useDismissal(onClose: () => void) {
	const card = useRef<HTMLDivElement>(null);
	const cameFrom = useRef<HTMLElement>(null);
	const [hovered, setHovered] = useState(false);
	const [focused, setFocused] = useState(false);

	const close = useCallback(() => {
		if (card.current?.contains(document.activeElement)) cameFrom.current?.focus();
		onClose();
	}, [onClose]);

	useEffect(() => {
		if (hovered || focused) return;
		const timer = setTimeout(onClose, lifetime);
		return () => clearTimeout(timer);
	}, [hovered, focused, onClose]);

	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			// Esc belongs to an open dialog first.
			if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog:modal")) close();
		};
		addEventListener("keydown", onKey);
		return () => removeEventListener("keydown", onKey);
	}, [close]);

	const hold = {
		onPointerEnter: () => setHovered(true),
		onPointerLeave: () => setHovered(false),
		onFocus: ({ relatedTarget }: FocusEvent) => {
			if (!focused && relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget;
			setFocused(true);
		},
		onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
			if (!currentTarget.contains(relatedTarget)) setFocused(false);
		},
	};
	return { card, close, hold };
}

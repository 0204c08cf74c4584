import { useWords } from "./context.tsx";

/**
 * Stands in a part that needs the application, and appears only when that cannot be had. In a form, which can be
 * sent without it, only when there is no connection either.
 */
export function PartFailed({ form = false, className = "" }: { form?: boolean; className?: string }) {
	const words = useWords();
	return (
		<p role="alert" className={`part-failed ${form ? "only-form " : ""}font-[650] ${className}`}>
			{form ? words.form_offline : words.part_failed}
		</p>
	);
}

import { plainText, shownOf, writtenOf } from "#core/resolved.ts";
import { useWords } from "#ui/context.tsx";
import { Icon } from "#ui/Icon.tsx";
import { describedBy, ErrorMessage, Gone, Hint, half, Label } from "./FieldParts.tsx";
import { languageOf, optionsOf } from "./options.ts";
import type { FieldProps } from "./types.ts";
import type ownWords from "./words.ts";

const box =
	"block min-h-12 w-full scroll-mt-44 rounded-sm border border-control bg-white px-3.5 py-2.5 light hover:border-ink aria-invalid:border-error aria-invalid:bg-error-tint";

/** A field that is typed in, or a list to choose from. */
export function TextField(props: FieldProps) {
	const { field, id, asked } = props;
	// What the browser knows of a person is short.
	const width = field.autocomplete ? half : "@lg:col-span-2";
	return (
		<div className={`mb-6 ${width} ${asked ? "asked" : ""}`}>
			<div className="pb-2 text-balance">
				<label htmlFor={id} className="font-[650]">
					<Label field={field} />
				</label>
				<Hint {...props} />
			</div>
			<Control {...props} />
			<Gone {...props} />
			<ErrorMessage {...props} />
		</div>
	);
}

function Control(props: FieldProps) {
	const { field, id, error } = props;
	const shared = {
		id,
		name: field.name,
		required: field.required,
		autoComplete: field.autocomplete,
		// A required control that is empty counts as wrong where this is not said.
		"aria-invalid": error !== undefined,
		...describedBy(props),
	};
	if (field.kind === "select") return <Select {...props} shared={shared} />;
	if (field.kind === "textarea") {
		return <textarea {...shared} minLength={field.min} rows={5} className={`${box} resize-y`} />;
	}
	const latin = field.kind === "email" || field.kind === "tel";
	return (
		<input
			{...shared}
			type={latin ? field.kind : "text"}
			minLength={field.min}
			// Addresses and numbers run left to right, yet stand at the side where the page starts.
			{...(latin && { dir: "ltr", spellCheck: false })}
			className={`${box} ${latin ? "rtl:text-end" : "text-start"}`}
		/>
	);
}

function Select({ field, offer, shared }: FieldProps & { shared: React.ComponentProps<"select"> }) {
	const words = useWords<typeof ownWords>();
	return (
		<div className="relative">
			<select {...shared} className={`${box} appearance-none pe-12`}>
				<option value="">{words.form_choose}</option>
				{optionsOf(field).map((option) => (
					// What is the same in the source language is its own value.
					<option
						key={writtenOf(option)}
						hidden={offer?.gone.has(writtenOf(option))}
						disabled={offer?.gone.has(writtenOf(option))}
						{...(typeof option !== "string" && { value: writtenOf(option) })}
						{...languageOf(shownOf(option))}
					>
						{plainText(shownOf(option))}
					</option>
				))}
			</select>
			<Icon name="caret-down" className="pointer-events-none absolute inset-y-0 end-3.5 my-auto" />
		</div>
	);
}

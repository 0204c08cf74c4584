import { bareText, shownOf, writtenOf } from "#core/resolved.ts";
import { Text } from "#ui/Text.tsx";
import { describedBy, ErrorMessage, Gone, Hint, half, Label } from "./FieldParts.tsx";
import { optionsOf } from "./options.ts";
import type { FieldProps } from "./types.ts";

/** More options than this need the whole width. */
const fewOptions = 3;

/** With options of so many letters, such as days, two stand beside each other on a phone. */
const shortOption = 10;

/**
 * One choice or more, all options in sight. Those beside each other begin at one height, under names of one line or two,
 * which a legend, that no grid can place, would not let them.
 */
export function ChoiceField(props: FieldProps) {
	const { field, id, error, offer, asked, asks } = props;
	const options = optionsOf(field);
	const one = field.kind === "radio";
	const few = options.length <= fewOptions;
	const short = !few && options.every((option) => bareText(shownOf(option)).length <= shortOption);
	const columns = short ? "grid-cols-[repeat(auto-fill,minmax(min(100%,7.9rem),1fr))]" : "@sm:grid-cols-2";
	const invalid = { "aria-invalid": error !== undefined };
	const group = { role: "group", "aria-labelledby": `${id}_name` };
	return (
		<div
			{...group}
			{...(one && { role: "radiogroup", "aria-required": field.required, ...invalid })}
			{...describedBy(props)}
			className={`mb-6 min-w-0 ${few ? half : "@lg:col-span-2"} ${asked ? "asked" : ""}`}
		>
			<p id={`${id}_name`} className="font-[650]">
				<Label field={field} />
			</p>
			<div>
				<Hint {...props} />
				<div className={`mt-2 grid gap-2 ${few ? "" : `${columns} @lg:grid-cols-3`}`}>
					{options.map((option, index) => (
						<label
							key={writtenOf(option)}
							hidden={offer?.gone.has(writtenOf(option))}
							className={`flex min-h-12 cursor-pointer items-center rounded-sm border py-2 ${short ? "gap-2 px-2 text-sm" : "gap-3 px-3.5"} hover:border-ink has-checked:border-sea has-checked:bg-mist ${error ? "border-error bg-error-tint" : "border-control"}`}
						>
							<input
								type={one ? "radio" : "checkbox"}
								id={index === 0 ? id : `${id}_${index + 1}`}
								name={field.name}
								value={writtenOf(option)}
								data-asks={bareText(writtenOf(option)) === asks ? "" : undefined}
								disabled={offer?.gone.has(writtenOf(option))}
								className="size-6 flex-none scroll-mt-44 accent-sea"
								{...(one && { required: field.required })}
								{...invalid}
							/>
							<span>
								<Text value={shownOf(option)} />
							</span>
						</label>
					))}
				</div>
				<Gone {...props} />
				<ErrorMessage {...props} />
			</div>
		</div>
	);
}

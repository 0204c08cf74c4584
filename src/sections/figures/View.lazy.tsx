import { plainText } from "#core/resolved.ts";
import type { SectionProps } from "#core/section.ts";
import { FigureSources } from "#ui/FigureSources.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";

type Item = SectionProps<typeof schema>["data"]["items"][number];

export default function FiguresView({ data }: SectionProps<typeof schema>) {
	const { title, intro, items, sources } = data;
	return (
		<div className="wrap">
			<SectionHead title={title} intro={intro} />
			{items.some(({ sign }) => sign) ? <Sum items={items} /> : <Columns items={items} />}
			<FigureSources sources={sources} />
		</div>
	);
}

function Columns({ items }: { items: readonly Item[] }) {
	const columns =
		items.length % 3 === 0 ? "md:grid-cols-3" : items.length === 4 ? "md:grid-cols-2 xl:grid-cols-4" : "md:grid-cols-2";
	return (
		<dl className={`grid gap-x-10 gap-y-8 ${columns}`}>
			{items.map(({ value, text }) => (
				<div key={plainText(value)} className="border-t-4 border-clay pt-6 sea:border-sun">
					<dt className="font-serif text-2xl font-[560]">
						<bdi>
							<Text value={value} />
						</bdi>
					</dt>
					<dd className="mt-2 text-ink-2 sea:text-mist">
						<Text value={text} />
					</dd>
				</div>
			))}
		</dl>
	);
}

const signs = { plus: "+", minus: "−", equals: "=" } as const;

/** A sum on one line, on a narrow screen from above; what comes out of it stands out. */
function Sum({ items }: { items: readonly Item[] }) {
	return (
		<dl className="grid gap-y-8 lg:auto-cols-fr lg:grid-flow-col">
			{items.map(({ value, text, sign }) => (
				<div key={plainText(value)}>
					<dt
						className={`nowrap font-serif text-2xl font-[560] xl:text-3xl ${sign === "equals" ? "text-clay sea:text-sun" : ""}`}
					>
						{sign && `${signs[sign]} `}
						<bdi>
							<Text value={value} />
						</bdi>
					</dt>
					<dd className="pe-5 text-ink-2 sea:text-mist">
						<Text value={text} />
					</dd>
				</div>
			))}
		</dl>
	);
}

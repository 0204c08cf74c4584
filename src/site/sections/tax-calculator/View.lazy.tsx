import { plainText } from "#core/resolved.ts";
import { Frame } from "#ui/Frame.tsx";
import { Icon } from "#ui/Icon.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import { Basis } from "./Basis.tsx";
import { Calculator } from "./Calculator.tsx";
import type { Props } from "./types.ts";

/** Our own calculator, what it rests on, and another's where the settings name one. */
export default function TaxCalculatorView({ data, id, settings }: Props) {
	const calculator = settings.frames?.find(({ key }) => key === "rekenhulp");
	return (
		<div className="wrap">
			<SectionHead title={data.title} intro={data.intro} />
			<p className="without-script max-w-[46rem]">
				<Text value={data.withoutScript} />
			</p>
			<Calculator id={id} data={data} />
			<Basis years={data.years} />
			{calculator && (
				<div className="mt-10">
					<Frame
						src={calculator.url}
						href={calculator.url}
						title={plainText(calculator.provider)}
						provider={plainText(calculator.provider)}
						size="frame"
						cover={<Icon name="currency-eur" className="size-12! text-clay" />}
					/>
				</div>
			)}
		</div>
	);
}

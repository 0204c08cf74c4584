import { fill } from "#core/fill.ts";
import { plainText } from "#core/resolved.ts";
import type { SectionProps } from "#core/section.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { useWords } from "#ui/context.tsx";
import { Frame } from "#ui/Frame.tsx";
import { Picture } from "#ui/Picture.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { playerOf, providerNames } from "./player.ts";
import type schema from "./schema.ts";

/** A video that loads after a click; by a provider that the settings do not name it can only be opened elsewhere. */
export default function VideoView({ data, settings }: SectionProps<typeof schema>) {
	const words = useWords();
	const { title, intro, address, poster, captions } = data;
	const { provider } = settings.video ?? {};
	const player = provider && playerOf(address, provider);
	const picture = <Picture picture={poster} className="aspect-[16/9] w-full rounded-lg object-cover" />;
	return (
		<div className="wrap">
			<SectionHead title={title} intro={intro} />
			{player ? (
				<Frame
					src={player}
					href={address}
					title={plainText(title)}
					provider={providerNames[provider]}
					size="video"
					cover={picture}
				/>
			) : (
				<div className="grid gap-6">
					{picture}
					<p>
						<ButtonLink
							label={fill(words.open_elsewhere, { provider: new URL(address).hostname })}
							link={{ href: address, external: true }}
						/>
					</p>
				</div>
			)}
			{captions && (
				<p className="mt-6">
					<ButtonLink {...captions} weight="secondary" />
				</p>
			)}
		</div>
	);
}

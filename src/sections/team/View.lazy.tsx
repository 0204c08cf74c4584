import type { SectionProps } from "#core/section.ts";
import { useWords } from "#ui/context.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Picture } from "#ui/Picture.tsx";
import { SampleBadge } from "#ui/SampleBadge.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";
import type ownWords from "./words.ts";

type Member = SectionProps<typeof schema>["data"]["items"][number];

/** The people of the business. Someone without a name yet stands there with a role alone. */
export default function TeamView({ data, id }: SectionProps<typeof schema>) {
	const { title, intro, items } = data;
	return (
		<div className="wrap">
			<SectionHead title={title} intro={intro} />
			<ul className="grid gap-6 md:grid-cols-2">
				{items.map((member, index) => (
					<MemberCard key={index} id={`${id}-${index + 1}`} member={member} />
				))}
			</ul>
		</div>
	);
}

function MemberCard({ member, id }: { member: Member; id: string }) {
	const words = useWords<typeof ownWords>();
	const { name, role, text, image, samples } = member;
	return (
		<li className="flex flex-wrap content-start gap-x-6 gap-y-5 rounded-lg bg-white p-6 light soft md:p-8">
			{image ? (
				<figure className="w-28 flex-none">
					<Picture picture={image} sizes="7rem" className="size-28 rounded-md object-cover" />
					{samples?.some((name) => name === "image" || name === "all") && (
						<figcaption className="mt-1 text-sm text-ink-2">{words.illustration}</figcaption>
					)}
				</figure>
			) : (
				<span className="tint-mist flex size-20 flex-none items-center justify-center rounded-md text-sea">
					<Icon name="users" className="size-10!" />
				</span>
			)}
			<div className="min-w-0 flex-[1_1_14rem]">
				<h3 className="text-xl">
					<Text value={name ?? role} />
				</h3>
				{name && (
					<p className="text-ink-2">
						<Text value={role} />
					</p>
				)}
				{samples && (
					<p className="mt-2">
						<SampleBadge id={`${id}-sample`} />
					</p>
				)}
				<p className="mt-3">
					<Text value={text} />
				</p>
			</div>
		</li>
	);
}

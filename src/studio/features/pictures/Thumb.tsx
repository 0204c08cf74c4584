import { pictureAddress } from "#studio/desk/server.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";

/** Where a picture of the site is for this browser; undefined until that is known. */
export function useAddress(file: string): string | undefined {
	return useAnswer(file, () => pictureAddress(file)).answer;
}

/** A picture of the site, small. */
export function Thumb({ file }: { file: string }) {
	const address = useAddress(file);
	return <img src={address} alt="" loading="lazy" />;
}

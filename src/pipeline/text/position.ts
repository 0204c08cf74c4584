/** Where something is, in degrees as the content writes them. */
export interface Position {
	readonly latitude: string;
	readonly longitude: string;
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

/** What the address of a map says, the place itself before the middle of what was looked at. */
const inAddress: readonly RegExp[] = [
	// Google Maps: the place, and what somebody looked for.
	new RegExp(`!3d${number}!4d${number}`),
	new RegExp(`[?&](?:q|query|destination|daddr|ll|coordinate|center)=(?:loc:)?${number},\\s*${number}`),
	// OpenStreetMap: the marker.
	new RegExp(`[?&]mlat=${number}&mlon=${number}`),
	new RegExp(`/(?:search|place|dir//?)/?${number},\\s*${number}`),
	new RegExp(`@${number},${number}`),
	new RegExp(`#map=[\\d.]+/${number}/${number}`),
	new RegExp(`[?&]cp=${number}~${number}`),
	new RegExp(`^geo:${number},${number}`),
];

/** Two numbers as people type them, with a decimal point or a decimal comma. */
const pairs: readonly RegExp[] = [
	/^(-?\d{1,3}\.\d+)(?:\s*[,;/]\s*|\s+)(-?\d{1,3}\.\d+)$/,
	/^(-?\d{1,3},\d+)(?:\s*[;/]\s*|,?\s+)(-?\d{1,3},\d+)$/,
];

/** A tenth of a metre. */
const decimals = 6;

const isAddress = /^(?:https?:\/\/|geo:|(?:www\.|maps\.|goo\.gl))/i;

/** A text is the address of a map, or of something else. */
export function isMapAddress(text: string): boolean {
	return isAddress.test(text.trim());
}

/** The place that a text names: the address of a map, or a pair of numbers; undefined when it names none. */
export function positionIn(text: string): Position | undefined {
	const said = text.trim();
	const found = isAddress.test(said) ? inAddressOf(said) : (inDegrees(said) ?? firstMatch(pairs, bare(said)));
	if (!found) return undefined;
	const [latitude, longitude] = found.map((each) => shortened(each.replace(",", "."))) as [string, string];
	return Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180 ? { latitude, longitude } : undefined;
}

function inAddressOf(address: string): readonly string[] | undefined {
	return firstMatch(inAddress, address.replaceAll(/%2c/gi, ",").replaceAll(/[+]|%20/g, " "));
}

/** Without what stands around and between the two numbers: brackets, signs for degrees, letters for north and east. */
function bare(text: string): string {
	return text
		.replace(/[°()]/g, "")
		.replace(/(?<=\d)\s*[NE]\b|\b[NE]\s+(?=\d)/g, "")
		.trim();
}

const arc = String.raw`(\d{1,3})°\s*(\d{1,2})['′’]\s*(\d{1,2}(?:[.,]\d+)?)["″”]?\s*`;
const degrees = new RegExp(`^${arc}([NS])[,;\\s]+${arc}([EW])$`, "i");

/** `53°12'04.3"N 5°47'59.6"E`, as Google Maps writes it. */
function inDegrees(text: string): readonly string[] | undefined {
	const [, ...parts] = degrees.exec(text) ?? [];
	if (parts.length === 0) return undefined;
	return [parts.slice(0, 4), parts.slice(4)].map(([whole, minutes, seconds = "", side = ""]) => {
		const value = Number(whole) + Number(minutes) / 60 + Number(seconds.replace(",", ".")) / 3600;
		return (/[SW]/i.test(side) ? -value : value).toFixed(decimals);
	});
}

function firstMatch(patterns: readonly RegExp[], text: string): readonly string[] | undefined {
	for (const pattern of patterns) {
		const [, ...found] = pattern.exec(text) ?? [];
		if (found.length === 2) return found;
	}
	return undefined;
}

function shortened(degrees: string): string {
	const [, behind = ""] = degrees.split(".");
	return behind.length > decimals ? Number(degrees).toFixed(decimals) : degrees;
}

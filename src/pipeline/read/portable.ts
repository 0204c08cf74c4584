/** Names that Windows keeps for devices, whatever comes behind a dot. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Whether a path with forward slashes can exist on every system; Windows is the one that refuses most. */
export function isPortable(path: string): boolean {
	return path
		.split("/")
		.every((step) => !devices.test(step) && !/[<>:"\\|?*\p{Cc}]/u.test(step) && !/[. ]$/.test(step));
}

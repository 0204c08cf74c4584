/** Whether a picture is a drawing, as its name says. */
export function isDrawing(name: string): boolean {
	return /\.svg$/i.test(name);
}

/** Where the axes of a stored picture go for each orientation of EXIF: x and y of its right, x and y of its bottom. */
const directions: Readonly<Record<number, readonly [number, number, number, number]>> = {
	2: [-1, 0, 0, 1],
	3: [-1, 0, 0, -1],
	4: [1, 0, 0, -1],
	5: [0, 1, 1, 0],
	6: [0, 1, -1, 0],
	7: [0, -1, -1, 0],
	8: [0, -1, 1, 0],
};

/**
 * A picture turned as the camera was held (`orientation` of EXIF, from 1 to 8), at most so many pixels wide. Throws when
 * the browser has no room for it.
 */
export function drawUpright(picture: ImageBitmap, orientation: number, widest: number): OffscreenCanvas {
	const width = orientation >= 5 ? picture.height : picture.width;
	// Some browsers look at two by two pixels however much smaller a picture is drawn, so it comes to its size in two steps.
	const upright = drawn(picture, orientation, Math.min(width, 2 * widest));
	return width <= widest ? upright : drawn(upright, 1, widest);
}

function drawn(picture: ImageBitmap | OffscreenCanvas, orientation: number, width: number): OffscreenCanvas {
	const isLying = orientation >= 5;
	const ratio = isLying ? picture.width / picture.height : picture.height / picture.width;
	const height = Math.max(1, Math.round(width * ratio));
	const canvas = new OffscreenCanvas(width, height);
	const context = canvas.getContext("2d");
	if (!context) throw new Error("There is no room for a canvas.");
	context.imageSmoothingQuality = "high";
	const [a, b, c, d] = directions[orientation] ?? [1, 0, 0, 1];
	context.setTransform(a, b, c, d, a + c < 0 ? width : 0, b + d < 0 ? height : 0);
	if (isLying) context.drawImage(picture, 0, 0, height, width);
	else context.drawImage(picture, 0, 0, width, height);
	return canvas;
}

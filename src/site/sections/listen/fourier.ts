/** The parts of a signal by frequency, or a signal itself, as complex numbers. */
export interface Complex {
	readonly re: Float64Array;
	readonly im: Float64Array;
}

/** Changes a signal into its spectrum, in place. Its length is a power of two. Twice, and divided by it, it is backwards. */
export function fourier({ re, im }: Complex): void {
	const size = re.length;
	for (let i = 1, j = 0; i < size; i++) {
		let bit = size >> 1;
		for (; j & bit; bit >>= 1) j ^= bit;
		j ^= bit;
		if (i < j) {
			swap(re, i, j);
			swap(im, i, j);
		}
	}
	const cos = Float64Array.from({ length: size / 2 }, (_, k) => Math.cos((2 * Math.PI * k) / size));
	const sin = Float64Array.from({ length: size / 2 }, (_, k) => Math.sin((2 * Math.PI * k) / size));
	for (let half = 1; half < size; half *= 2) {
		const step = size / (2 * half);
		for (let start = 0; start < size; start += 2 * half) {
			for (let k = 0; k < half; k++) {
				const a = start + k;
				const b = a + half;
				const c = at(cos, k * step);
				const s = at(sin, k * step);
				const x = at(re, b) * c + at(im, b) * s;
				const y = at(im, b) * c - at(re, b) * s;
				re[b] = at(re, a) - x;
				im[b] = at(im, a) - y;
				re[a] = at(re, a) + x;
				im[a] = at(im, a) + y;
			}
		}
	}
}

function at(values: Float64Array, index: number): number {
	return values[index] as number;
}

function swap(values: Float64Array, i: number, j: number): void {
	const kept = at(values, i);
	values[i] = at(values, j);
	values[j] = kept;
}

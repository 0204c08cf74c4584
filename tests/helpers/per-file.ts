import { afterAll, vi } from "vitest";

// One worker runs many files (vite.config.ts): what one of them pretends ends with it.
afterAll(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

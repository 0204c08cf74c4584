import { Component, type ReactNode } from "react";

/** Shows something else where a part of the page cannot be drawn in the browser. */
export class Boundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override componentDidCatch(error: unknown) {
		console.error(error);
	}

	override render() {
		return this.state.failed ? this.props.fallback : this.props.children;
	}
}

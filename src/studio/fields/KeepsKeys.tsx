import { Component, type ReactNode, type RefObject } from "react";

interface KeepsKeysProps {
	readonly within: RefObject<Element | null>;
	readonly children: ReactNode;
}

/**
 * What has the keys in a list keeps them where it goes: the browser takes them from an element that gets another place, and
 * React gives them back in no shadow.
 */
export class KeepsKeys extends Component<KeepsKeysProps> {
	override getSnapshotBeforeUpdate(): Element | null {
		const { current } = this.props.within;
		const active = activeAround(current);
		return current?.contains(active) ? active : null;
	}

	override componentDidUpdate(_: KeepsKeysProps, __: object, had: Element | null): void {
		if (!had?.isConnected || activeAround(had) !== null) return;
		if (had instanceof HTMLElement) had.focus({ preventScroll: true });
	}

	override render(): ReactNode {
		return this.props.children;
	}
}

function activeAround(element: Element | null): Element | null {
	const root = element?.getRootNode();
	return root instanceof ShadowRoot ? root.activeElement : null;
}

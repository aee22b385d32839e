/** For `ref`: brings what has just appeared into view, for whoever saved from the keyboard far above it. */
export const intoView = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'nearest' });

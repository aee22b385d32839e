/** Use as `ref`: scrolls a new element into view, for users who saved by keyboard far above it. */
export const intoView = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'nearest' });

export { Steps } from './Steps.tsx';
export { shippedChapter } from './texts.ts';

export { Piece } from './PolicyPage.tsx';
export { shippedPolicy } from './policy.ts';

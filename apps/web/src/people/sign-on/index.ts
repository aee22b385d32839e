/** What other domains use of this one. */
export { SignOnButtons } from './SignOnButtons.tsx';
export { SignOnCard } from './SignOnCard.tsx';

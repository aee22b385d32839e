/** What tests of the system bank share. */
import { systemQuestions } from './bank.ts';
import type { SeedQuestion } from './kit.ts';
import { namedMedia } from './media/named-media.ts';

export { namedMedia } from './media/named-media.ts';

let bank: readonly SeedQuestion[] | undefined;

/** The whole bank. To draw it takes longer than most tests of it, so the files of a worker share one, and change nothing in it. */
export const shippedBank = (): readonly SeedQuestion[] => (bank ??= systemQuestions(namedMedia()));

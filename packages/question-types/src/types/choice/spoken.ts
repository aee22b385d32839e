/** Options that are heard: without the schemas, since the player asks too. */
import { isSpoken, type ChoiceCode } from './codes.ts';
import type { ChoiceItem } from './definition.ts';

/** One recording says the options in its own order; only clips of their own may change places. */
export const mayShuffle = (code: ChoiceCode, item: ChoiceItem): boolean => !isSpoken(code) || item.options.every((option) => option.audio !== undefined);

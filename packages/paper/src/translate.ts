/** The fixed texts of a paper, in its language. */
import { createTranslator, type Translate } from '@vumon/i18n/translator';
import en from './messages.en.json' with { type: 'json' };
import vi from './messages.vi.json' with { type: 'json' };

export type PaperTranslate = Translate<'paper'>;

export const translateIn = createTranslator('paper', { vi, en }).in;

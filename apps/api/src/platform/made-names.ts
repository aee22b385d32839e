/** Names that the server gives to what it makes: files, a calendar, forms of a test, a school. */
import { createTranslator } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/made-names.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/made-names.vi.json' with { type: 'json' };

export const madeName = createTranslator('made-names', { vi, en });

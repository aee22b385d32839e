/** The names that replace those of deleted users. */
import type { Role, Site } from '@vumon/domain';
import { createTranslator } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/deleted-users.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/deleted-users.vi.json' with { type: 'json' };

const translate = createTranslator('deleted-users', { vi, en });

/** The name in the site's language. It is stored with the account: lists, sheets and exports need no rule for deleted users. */
export const nameOfDeleted = (site: Site, role: Role): string =>
  translate(role === 'STUDENT' ? 'student' : 'user', site === 'intl' ? 'en' : 'vi');

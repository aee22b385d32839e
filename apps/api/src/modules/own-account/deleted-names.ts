/** The names that replace those of deleted users. */
import type { Role, Site } from '@vumon/domain';
import { createTranslator } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/deleted-users.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/deleted-users.vi.json' with { type: 'json' };

const translate = createTranslator({ vi: { deleted: vi }, en: { deleted: en } });

/** In the site's language. It is stored, so that lists, sheets and exports treat it as any name. */
export const nameOfDeleted = (site: Site, role: Role): string =>
  translate(role === 'STUDENT' ? 'student' : 'user', site === 'intl' ? 'en' : 'vi');

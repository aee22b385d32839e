/** What a browser reads to install the product as an app: one manifest for each language and role. */
import { productName, type Site } from '@vumon/domain';
import { createTranslator, type Locale } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/public-pages.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/public-pages.vi.json' with { type: 'json' };

const translate = createTranslator('public-pages', { vi, en });

/** Pages that a long press on the icon offers, by role. */
const shortcuts = {
  student: ['/assigned-unit-test', '/practice', '/test-schedule'],
  teacher: ['/unit-test/create', '/classes', '/learning'],
  any: [],
} as const satisfies Record<string, readonly string[]>;
type AppRole = keyof typeof shortcuts;
export const appRoles = Object.keys(shortcuts) as AppRole[];

const names = {
  '/assigned-unit-test': 'assigned',
  '/practice': 'practice',
  '/test-schedule': 'schedule',
  '/unit-test/create': 'new-test',
  '/classes': 'classes',
  '/learning': 'results',
} as const;

/** Its address; the page names that of no role, and the app that of its user's. */
export const manifestOf = (locale: Locale, role: AppRole): string =>
  `/app-${locale}${role === 'any' ? '' : `-${role}`}.webmanifest`;

export function appManifest(site: Site, locale: Locale, role: AppRole): object {
  const prefix = site === 'vn' && locale === 'en' ? '/en' : '';
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    // The same app whatever language and role: a browser must not offer to install it twice.
    id: '/',
    name: productName,
    short_name: productName,
    description: translate('landing.description', locale),
    lang: locale,
    start_url: `${prefix}/home`,
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf8',
    theme_color: '#fbfaf8',
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
    shortcuts: shortcuts[role].map((path) => ({
      name: translate(`shortcuts.${names[path]}`, locale),
      url: `${prefix}${path}`,
    })),
  };
}

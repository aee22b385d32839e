/** Languages, the formatter of numbers and dates, and i18next as every part of the product uses it. */
import i18next, { type i18n, type BackendModule } from 'i18next';

export const locales = ['vi', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'vi';

export type Catalog = Readonly<Record<string, unknown>>;
export type LoadCatalog = (locale: Locale, namespace: string) => Promise<Catalog>;

/** One i18next instance; catalogs arrive through `load` when a namespace is first used. */
export async function createI18n(locale: Locale, load: LoadCatalog, namespaces: readonly string[]): Promise<i18n> {
  const instance = i18next.createInstance();
  const backend: BackendModule = {
    type: 'backend',
    init() {},
    read(language, namespace, done) {
      load(language as Locale, namespace).then((catalog) => done(null, catalog), (error: Error) => done(error, null));
    },
  };
  await instance.use(backend).init({
    lng: locale,
    fallbackLng: false,
    ns: [...namespaces],
    defaultNS: 'common',
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}

const tag = (locale: Locale) => (locale === 'vi' ? 'vi-VN' : 'en-GB');
const numberFormats = new Map<string, Intl.NumberFormat>();

export function formatNumber(value: number, locale: Locale, maximumFractionDigits = 2, minimumFractionDigits = 0): string {
  const name = `${locale}:${maximumFractionDigits}:${minimumFractionDigits}`;
  let format = numberFormats.get(name);
  if (!format) numberFormats.set(name, (format = new Intl.NumberFormat(tag(locale), { maximumFractionDigits, minimumFractionDigits })));
  return format.format(value);
}

/** A mark or points in hundredths: 825 → "8,25" or "8.25"; 800 → "8". */
export const formatMark = (hundredths: number, locale: Locale): string => formatNumber(hundredths / 100, locale);

/** `99.000 ₫` in Vietnamese, `99,000 ₫` in English. */
export const formatMoney = (dong: number, locale: Locale): string => `${formatNumber(dong, locale, 0)} ₫`;

const zone = 'Asia/Ho_Chi_Minh';

function parts(at: number | string | Date): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return Object.fromEntries(format.formatToParts(new Date(at)).map((part) => [part.type, part.value]));
}

/** DD/MM/YYYY in Vietnam's time zone; a plain YYYY-MM-DD stays that day. */
export function formatDay(at: number | string | Date): string {
  if (typeof at === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(at)) return at.split('-').reverse().join('/');
  const { day, month, year } = parts(at);
  return `${day}/${month}/${year}`;
}

/** HH:mm */
export function formatTime(at: number | string | Date): string {
  const { hour, minute } = parts(at);
  return `${hour}:${minute}`;
}

/** DD/MM/YYYY HH:mm */
export const formatDayTime = (at: number | string | Date): string => `${formatDay(at)} ${formatTime(at)}`;

/** 2026 → "2026–2027" */
export const formatSchoolYear = (firstYear: number): string => `${firstYear}–${firstYear + 1}`;

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n, formatEnd, formatLastDay, formatNumber, type Catalog, type Locale } from './index.ts';
import { wordsOf } from './words.ts';

const catalogs: Record<string, Catalog> = {
  'common.en': {
    save: 'Save',
    menu: { open: 'Open {{ name }}', list: ['one', 'two'] },
    file_one: '{{count}} file',
    file_other: '{{count}} files',
    odd: '[{{gone}}] $& {{name}}',
  },
  'common.vi': { file_other: '{{count}} tệp' },
  'exams.en': { save: 'Save the test' },
};
const load = (locale: Locale, namespace: string): Promise<Catalog> => {
  const catalog = catalogs[`${namespace}.${locale}`];
  return catalog ? Promise.resolve(catalog) : Promise.reject(new Error(`no ${namespace}`));
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Keys of the catalogs of this file, which the types do not know. */
type AnyKey = (key: string, params?: Readonly<Record<string, unknown>>) => string;
const any = (t: unknown): AnyKey => t as AnyKey;

describe('translating', () => {
  it('finds nested keys and fills parameters as they are', async () => {
    const t = any((await createI18n('en', load, ['common'])).translateOf('common'));
    expect(t('save')).toBe('Save');
    expect(t('menu.open', { name: '<b>$& {{x}}' })).toBe('Open <b>$& {{x}}');
    expect(t('menu.list.1')).toBe('two');
  });

  it('chooses the plural form of its language', async () => {
    const [en, vi] = [await createI18n('en', load, ['common']), await createI18n('vi', load, ['common'])];
    expect([0, 1, 2].map((count) => any(en.translateOf('common'))('file', { count }))).toEqual([
      '0 files',
      '1 file',
      '2 files',
    ]);
    expect([1, 2].map((count) => any(vi.translateOf('common'))('file', { count }))).toEqual(['1 tệp', '2 tệp']);
    // A counted number is written as all numbers are.
    expect(any(vi.translateOf('common'))('file', { count: 3_172 })).toBe('3.172 tệp');
    expect(any(en.translateOf('common'))('file', { count: 3_172 })).toBe('3,172 files');
  });

  it('returns the key itself for an unknown key, and never an inherited property', async () => {
    const i18n = await createI18n('en', load, ['common']);
    const t = any(i18n.translateOf('common'));
    expect(t('menu.close')).toBe('menu.close');
    expect(t('menu')).toBe('menu');
    expect(t('odd', { name: 'x' })).toBe('[] $& x');
    expect(i18n.findIn('common')('', 'constructor.name', {})).toBeUndefined();
  });

  it('finds messages by codes, and reports whether a key exists', async () => {
    const i18n = await createI18n('en', load, ['common', 'exams']);
    const find = i18n.findIn('common');
    expect(find('', 'save', {})).toBe('Save');
    expect(find('menu' as '', 'open', { name: 'x' })).toBe('Open x');
    expect([find('', 'menu', {}), find('', 'gone', {})]).toEqual([undefined, undefined]);
    expect([i18n.exists('common', 'save'), i18n.exists('common', 'cancel'), i18n.exists('vouchers', 'title')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(i18n.translateOf('common')).toBe(i18n.translateOf('common'));
    expect(i18n.findIn('common')).toBe(find);
  });
});

describe('loading', () => {
  it('loads a namespace once for concurrent callers', async () => {
    const loading = vi.fn(load);
    const i18n = await createI18n('en', loading, ['common']);
    expect(i18n.isReady('exams')).toBe(false);
    await Promise.all([i18n.load('exams'), i18n.loadNamespaces(['exams', 'common'])]);
    expect(i18n.isReady('exams')).toBe(true);
    expect(loading).toHaveBeenCalledTimes(2);
  });

  it('gives the messages of another language by the same loader, and the same object each time', async () => {
    const i18n = await createI18n('en', load, ['common']);
    const other = i18n.in('vi');
    expect(i18n.in('en')).toBe(i18n);
    // Another object for each render would never have loaded.
    expect(i18n.in('vi')).toBe(other);
    await other.load('common');
    expect(any(other.translateOf('common'))('file', { count: 2 })).toBe('2 tệp');
    expect(any(i18n.translateOf('common'))('file', { count: 2 })).toBe('2 files');
  });

  it('retries when the connection fails', async () => {
    const failing = vi.fn(load).mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    const i18n = await createI18n('en', load, []);
    const flaky = createI18n('en', failing, ['common']);
    await vi.advanceTimersByTimeAsync(350 + 700);
    expect((await flaky).translateOf('common')('save')).toBe('Save');
    expect(i18n.isReady('common')).toBe(false);
  });

  it('gives up after the last retry, shows keys, and retries at the next request', async () => {
    let offline = true;
    const i18n = await createI18n(
      'en',
      (...args) => (offline ? Promise.reject(new Error('offline')) : load(...args)),
      [],
    );
    const loading = i18n.load('common');
    await vi.advanceTimersByTimeAsync(20_000);
    await loading;
    expect(i18n.isReady('common')).toBe(true);
    expect(any(i18n.translateOf('common'))('save')).toBe('save');
    offline = false;
    await i18n.load('common');
    expect(any(i18n.translateOf('common'))('save')).toBe('Save');
  });
});

describe('numbers', () => {
  it.each(['vi', 'en'] as const)('are written as the platform writes them, %s', (locale) => {
    const platform = new Intl.NumberFormat(locale === 'vi' ? 'vi-VN' : 'en-GB', { maximumFractionDigits: 2 });
    const whole = fc.oneof(fc.integer(), fc.integer({ min: -2_000_000, max: 2_000_000 }), fc.maxSafeInteger());
    fc.assert(
      fc.property(fc.oneof(whole, fc.double()), (value) => {
        expect(formatNumber(value, locale)).toBe(platform.format(value));
      }),
    );
    expect([0, -0, 999, -1000, 8.25].map((value) => formatNumber(value, locale))).toEqual(
      [0, -0, 999, -1000, 8.25].map((value) => platform.format(value)),
    );
    expect(formatNumber(1_200, locale, 2, 1)).toBe(locale === 'vi' ? '1.200,0' : '1,200.0');
  });

  it.each(['vi', 'en'] as const)('choose the plural form that the platform chooses, %s', (locale) => {
    const platform = new Intl.PluralRules(locale);
    const { t } = wordsOf(locale, () => ({ file_one: 'one', file_other: 'other' }));
    const forms = new Set(platform.resolvedOptions().pluralCategories);
    for (const count of [0, 1, 2, 11, 21, 101, 1_000, 1.5, 0.1, -1])
      expect(t('file', { count }), String(count)).toBe(platform.select(count));
    expect(forms).toEqual(new Set(locale === 'vi' ? ['other'] : ['one', 'other']));
  });
});

describe('the end of a span', () => {
  it.each([
    ['2026-11-30T16:00:00Z', '2026-11-30T16:15:00Z', 'Asia/Ho_Chi_Minh', '23:15'],
    ['2026-11-30T16:00:00Z', '2026-11-30T17:15:00Z', 'Asia/Ho_Chi_Minh', '01/12/2026 00:15'],
    ['2026-11-30T16:00:00Z', '2026-11-30T17:15:00Z', 'UTC', '17:15'],
  ])('from %s to %s in %s', (start, end, zone, shown) => {
    expect(formatEnd(start, end, zone)).toBe(shown);
  });
});

describe('the last day of a period', () => {
  it.each([
    ['2027-06-30T17:00:00Z', 'Asia/Ho_Chi_Minh', '30/06/2027'],
    ['2027-06-30T17:00:00Z', 'UTC', '30/06/2027'],
    ['2027-06-30T18:00:00Z', 'Asia/Ho_Chi_Minh', '01/07/2027'],
    ['2027-07-01T00:00:00Z', 'UTC', '30/06/2027'],
  ])('until %s in %s', (end, zone, shown) => {
    expect(formatLastDay(end, zone)).toBe(shown);
  });
});

import { beforeAll, expect, it } from 'vitest';
import { seedCatalogue } from '../../seed/catalogue.ts';
import { testApp, type TestApp } from '../../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ config: { countryHeader: 'CF-IPCountry', otherSiteUrl: 'https://intl.vumon.example' } });
  await seedCatalogue(t.db);
});

it('lists the twelve grades and the international one in order', async () => {
  const grades = await t.as(null).call('GET /grades');
  expect(grades.map(({ id }) => id)).toEqual([...Array.from({ length: 12 }, (_, at) => `G${at + 1}`), 'INT']);
  expect(grades[8]).toMatchObject({ name: 'Lớp 9', nameEn: 'Grade 9', isInternational: false });
});

it('filters series by subject, group and grade', async () => {
  const maths = await t.as(null).call('GET /itf/series/all', { query: { subjects: ['math' as never], grade: ['G9'] } });
  expect(maths.length).toBeGreaterThan(2);
  expect(
    maths.every(
      ({ subject, gradeId, unitTestQuantity }) => subject === 'MATH' && gradeId === 'G9' && unitTestQuantity === 0,
    ),
  ).toBe(true);
  const listed = async (groups?: 'list'[]) =>
    (await t.as(null).call('GET /itf/series/all', { query: { groups } })).length;
  expect(await listed(['list'])).toBe(await listed());
  const external = await t.as(null).call('GET /itf/series/all', { query: { groups: ['EXTERNAL'] } });
  expect(new Set(external.map(({ gradeId }) => gradeId))).toEqual(new Set(['INT']));
});

it('lists the provinces of both versions with their successors', async () => {
  const now = await t.as(null).call('GET /itf/provinces', { query: {} });
  expect(now).toHaveLength(34);
  const before = await t.as(null).call('GET /itf/provinces', { query: { version: 'before-2025' } });
  expect(before).toHaveLength(63);
  const codes = new Set(now.map(({ code }) => code));
  expect(before.every(({ mergedInto }) => mergedInto !== null && codes.has(mergedInto))).toBe(true);
});

it('names every exam type of the specification in both languages', async () => {
  const types = await t.as(null).call('GET /itf/unit-test-types');
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const expected = [...range(1, 32), ...range(45, 50), ...range(54, 57), 60, 61, ...range(70, 81)];
  expect(types.map(({ code }) => code).sort((a, b) => a - b)).toEqual(expected);
  expect(types.every(({ name, nameEn }) => name !== '' && nameEn !== '')).toBe(true);
});

it('restores missing rows and keeps a renamed one', async () => {
  await t.db.updateTable('exam_types').set({ name: 'Kiểm tra 15 phút' }).where('code', '=', 4).execute();
  await t.db.deleteFrom('labels').where('code', '=', 'SAMPLE').execute();
  await seedCatalogue(t.db);
  expect((await t.as(null).call('GET /itf/unit-test-types')).find(({ code }) => code === 4)?.name).toBe(
    'Kiểm tra 15 phút',
  );
  expect((await t.as(null).call('GET /itf/labels')).some(({ code }) => code === 'SAMPLE')).toBe(true);
});

it('returns the topics of a grade in order, and grammar and pronunciation, which belong to none', async () => {
  const topics = await t.as(null).call('GET /itf/topics', { query: { subject: 'MATH', grade: ['G12'] } });
  expect(topics.map(({ id }) => id)).toEqual([
    'M12-01',
    'M12-02',
    'M12-03',
    'M12-04',
    'M12-05',
    'M12-06',
    'M12-07',
    'M12-08',
    'M12-09',
  ]);
  expect(topics[0]).toMatchObject({ strand: 'CA', nameEn: 'Monotonicity, extrema, greatest and least values' });
  const all = await t.as(null).call('GET /itf/topics', { query: {} });
  const grades = new Map(Map.groupBy(all, ({ subject, gradeId }) => `${subject} ${gradeId}`));
  expect([...grades.keys()].filter((key) => key.startsWith('MATH'))).toHaveLength(12);
  expect([...grades.keys()].filter((key) => key.startsWith('ENGLISH G'))).toHaveLength(7);
  expect(grades.get('ENGLISH null')!.map(({ strand }) => strand)).toContain('PR');
  expect(all.every(({ name, nameEn }) => name !== '' && nameEn !== '')).toBe(true);
});

it('names countries in both languages with their calling codes', async () => {
  const countries = await t.as(null).call('GET /itf/countries');
  expect(countries.length).toBeGreaterThan(240);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  expect(countries.filter(({ name, nameEn, code }) => name === code || nameEn === code)).toEqual([]);
  expect(countries.find(({ code }) => code === 'TH')).toEqual({
    code: 'TH',
    name: 'Thái Lan',
    nameEn: 'Thailand',
    phoneCode: '+66',
    droppedZero: true,
  });
});

it.each([
  ['SG', { country: 'SG', siteFlag: null, otherSite: 'https://intl.vumon.example' }],
  ['th', { country: 'TH', siteFlag: null, otherSite: 'https://intl.vumon.example' }],
  ['VN', { country: 'VN', siteFlag: null, otherSite: null }],
  ['XX', { country: null, siteFlag: null, otherSite: null }],
  ['<b>', { country: null, siteFlag: null, otherSite: null }],
] as const)('the proxy says %s', async (told, expected) => {
  const reply = await t
    .as(null)
    .raw({ method: 'GET', url: '/api/itf/visitor-country', headers: { 'cf-ipcountry': told } });
  expect(reply.json().data).toEqual(expected);
});

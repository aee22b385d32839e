/** Tests of every question type in the registry. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  defaultsOf,
  isQuestionTypeCode,
  itemTextsOf,
  itemsOf,
  mediaOf,
  parseContent,
  parseResponse,
  questionType,
  questionTypeCodes,
  questionTypes,
  responseComplete,
  responseFits,
  searchTextOf,
  shuffleContent,
  plainTextOf,
  summaryOf,
  type QuestionContent,
  type QuestionResponse,
  type QuestionTypeCode,
  type ScoreResult,
  type Share,
} from '../index.ts';
import { loadQuestionTypeCatalog, questionTypeNamespaces } from '../registry/messages.ts';
import { problemCatalogOf, problemCatalogs } from '../registry/problem-messages.ts';
import { answerKeyForm, printForm } from '../registry/print.ts';
import { samples } from '../registry/samples.ts';
import { mediaOfKey, parseKey, score, solve } from '../registry/scoring.ts';
import { problemsOf } from '../registry/validators.ts';

/**
 * The number of cases for responses and for stored content: of the first type of a family, and of the others, which share
 * its code. A run always has the same cases; with FUZZ_RUNS it has more, with FUZZ_SEED others.
 */
const fuzzRuns = Number(process.env['FUZZ_RUNS'] ?? 4_000);
const fuzzRunsOfSiblings = fuzzRuns / 4;
const families = questionTypeCodes.map((code) => questionType(code).family);
const runsOf = (code: QuestionTypeCode): number =>
  families.indexOf(questionType(code).family) === questionTypeCodes.indexOf(code) ? fuzzRuns : fuzzRunsOfSiblings;
const fuzzTimeout = 120_000;
const variety = 10_000;
/** Any JSON. Generated once for all types, because generating is slower than parsing. */
const anyJson = fc.constantFrom(...fc.sample(fc.jsonValue(), variety));
/** Any characters. Created once, because the library iterates over all of Unicode for it. */
const anyText = fc.string({ unit: 'binary', maxLength: 12 });
const shallowJson = fc.constantFrom(...fc.sample(fc.jsonValue({ maxDepth: 3 }), variety));

const context = { locale: 'vi' as const };
const scoreSample = (code: QuestionTypeCode, response: unknown): ScoreResult =>
  score(code, samples[code].content, samples[code].key, response, context);
const shares = (result: ScoreResult): Share[] => result.items.map((item) => item.share);
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Replaces every string value (but no ids, which match content on purpose) under the given keys. */
function plant(value: unknown, canary: string): unknown {
  if (typeof value === 'string') return canary;
  if (Array.isArray(value)) return value.map((each) => plant(each, canary));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plant(each, canary)]));
}

/**
 * The defects of a score, empty when there are none. Plain comparisons and one assertion in the caller: the random
 * cases below run this a million times, and an assertion is slower than the scoring itself.
 */
function faultOf(code: QuestionTypeCode, content: QuestionContent, { items, status }: ScoreResult): string {
  const wanted = itemsOf(code, content);
  if (items.length !== wanted.length || items.some(({ item }, at) => item !== wanted[at])) return 'other items';
  for (const { item, share, state } of items) {
    const { earned, of } = share;
    if (!Number.isInteger(earned) || !Number.isInteger(of)) return `${item}: a share of no whole numbers`;
    if (of < 1 || earned < 0 || earned > of) return `${item}: ${earned} of ${of}`;
    if (state === 'right' && earned !== of) return `${item}: right with ${earned} of ${of}`;
    if (state === 'partial' && (earned === 0 || earned === of)) return `${item}: partial with ${earned} of ${of}`;
    if (state !== 'right' && state !== 'partial' && earned !== 0) return `${item}: ${state} with ${earned} of ${of}`;
    if ((status === 'blank' || status === 'malformed') && state !== 'blank') return `${item}: ${state} when ${status}`;
  }
  return '';
}

function expectBounded(code: QuestionTypeCode, content: QuestionContent, result: ScoreResult): void {
  const fault = faultOf(code, content, result);
  if (fault) throw new Error(`${fault}: ${JSON.stringify(result)}`);
}

/** Almost valid responses: ids of this question, or ids close to them, in arbitrary places. */
function nearResponses(content: QuestionContent): fc.Arbitrary<unknown> {
  const ids = [...new Set([...JSON.stringify(content).matchAll(/"id":"([a-z0-9]+)"/g)].map((found) => found[1]!))];
  const id = fc.constantFrom(...ids, 'constructor', 'nosuch', 'cluster', '__proto__');
  const text = fc.oneof(
    id,
    anyText,
    fc.constantFrom('1,26', '-0', '1e3', '½', '٣', 'do not', "don't", ' ', '0/0', '1/0', '-'),
  );
  return fc.dictionary(id, fc.oneof(fc.array(id, { maxLength: 6 }), text, shallowJson), {
    maxKeys: 6,
    noNullPrototype: false,
  });
}

test('codes and ids are unique', () => {
  expect(new Set(questionTypes.map((type) => type.id)).size).toBe(questionTypes.length);
  expect(Object.keys(samples).toSorted()).toEqual(questionTypeCodes.toSorted());
  expect(questionTypeCodes.every(isQuestionTypeCode)).toBe(true);
  for (const stranger of ['', 'MC99', 'mc1', 'constructor', '__proto__', null, 1, ['MC1']])
    expect(isQuestionTypeCode(stranger)).toBe(false);
});

describe.each(questionTypeCodes)('%s', (code) => {
  const sample = samples[code];
  const { content, key } = sample;
  const items = itemsOf(code, content);

  test('its sample is parsed back unchanged', () => {
    expect(parseContent(code, 1, throughJson(content))).toEqual({ ok: true, value: content });
    expect(parseKey(code, 1, throughJson(key))).toEqual({ ok: true, value: key });
    for (const response of [
      sample.responses.right,
      sample.responses.partial ?? {},
      sample.responses.wrong,
      sample.responses.blank,
    ]) {
      expect(parseResponse(code, 1, throughJson(response))).toEqual({ ok: true, value: response });
      expect(responseFits(code, content, response)).toBe(true);
    }
  });

  test('its sample can be published', () => {
    expect(problemsOf(code, content, key)).toEqual([]);
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items).size).toBe(items.length);
  });

  test('its sample scores as declared', () => {
    expect(
      scoreSample(code, sample.responses.right).items.every((item) => item.state === (sample.outcome ?? 'right')),
    ).toBe(true);
    expect(shares(scoreSample(code, sample.responses.right))).toEqual(sample.expect.right);
    expect(shares(scoreSample(code, sample.responses.wrong))).toEqual(sample.expect.wrong);
    expect(sample.expect.wrong.every((share) => share.earned === 0)).toBe(true);
    const solved = solve(code, content, key);
    expect(solved === null).toBe(sample.outcome !== undefined);
    if (solved !== null) {
      expect(responseFits(code, content, solved)).toBe(true);
      expect(scoreSample(code, solved).items.every((item) => item.state === 'right')).toBe(true);
    }
    if (sample.responses.partial !== undefined)
      expect(shares(scoreSample(code, sample.responses.partial))).toEqual(sample.expect.partial);
  });

  test('blank responses in every form score nothing', () => {
    for (const response of [sample.responses.blank, {}, null, undefined]) {
      const result = scoreSample(code, response);
      expect(result.status).toBe('blank');
      expectBounded(code, content, result);
    }
    expect(responseComplete(code, content, null)).toEqual([]);
    expect(responseComplete(code, content, sample.responses.blank)).toEqual([]);
    expect(responseComplete(code, content, sample.responses.right)).toEqual(items);
  });

  test('a malformed response is reported as malformed', () => {
    for (const response of sample.responses.hostile) {
      const result = scoreSample(code, response);
      expect([JSON.stringify(response).slice(0, 80), result.status]).toEqual([
        JSON.stringify(response).slice(0, 80),
        'malformed',
      ]);
      expectBounded(code, content, result);
    }
  });

  test(
    'scoring is total, bounded and repeatable',
    () => {
      const anything = fc.oneof({ weight: 3, arbitrary: nearResponses(content) }, { weight: 1, arbitrary: anyJson });
      fc.assert(
        fc.property(anything, (response) => {
          const result = scoreSample(code, response);
          expectBounded(code, content, result);
          const again = scoreSample(code, throughJson(response));
          if (!isDeepStrictEqual(again, result)) expect(again).toEqual(result);
        }),
        { numRuns: runsOf(code) },
      );
    },
    fuzzTimeout,
  );

  test(
    'reading content, key and response is total',
    () => {
      const keys = [...new Set([...Object.keys(content), ...Object.keys(key)])];
      const fields = [content, key].flatMap((base) => Object.keys(base).map((field) => [base, field] as const));
      const json = fc.oneof(
        anyJson,
        fc.dictionary(fc.constantFrom(...keys), shallowJson),
        fc.tuple(fc.constantFrom(...fields), anyJson).map(([[base, field], value]) => ({ ...base, [field]: value })),
      );
      fc.assert(
        fc.property(json, (value) => {
          const parsedAll = [
            parseContent(code, 1, value),
            parseKey(code, 1, value),
            parseResponse(code, 1, value),
          ] as const;
          for (const parsed of parsedAll)
            if (!parsed.ok && parsed.problems.length === 0) throw new Error('refused without a reason');
          const [parsedContent, parsedKey] = parsedAll;
          if (!parsedContent.ok && !parsedKey.ok) return;
          // Everything that can be stored can be validated, displayed, printed and scored, ready for it or not.
          const someContent = parsedContent.ok ? parsedContent.value : content;
          const someKey = parsedKey.ok ? parsedKey.value : key;
          problemsOf(code, someContent, someKey);
          printForm(code, someContent, 1, 'en');
          answerKeyForm(code, someContent, someKey, 1);
          summaryOf(code, someContent);
          expectBounded(code, someContent, score(code, someContent, someKey, sample.responses.right, context));
        }),
        { numRuns: runsOf(code) },
      );
      for (const version of [0, 2, 1.5, -1, Number.NaN]) expect(parseContent(code, version, content).ok).toBe(false);
    },
    fuzzTimeout,
  );

  test('the order of options and of a response does not change the score', () => {
    const mixed = (response: QuestionResponse): QuestionResponse =>
      Object.fromEntries(
        Object.entries(response)
          .toReversed()
          .map(([id, value]) => [id, Array.isArray(value) && sample.ordered !== true ? value.toReversed() : value]),
      ) as QuestionResponse;
    const responses = [
      sample.responses.right,
      sample.responses.partial ?? sample.responses.right,
      sample.responses.wrong,
      sample.responses.blank,
    ];
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...responses), (seed, response) => {
        const shuffled = shuffleContent(code, content, seed);
        expect(score(code, shuffled, key, mixed(response), context)).toEqual(scoreSample(code, response));
        expect(parseContent(code, 1, shuffled)).toEqual({ ok: true, value: shuffled });
        expect(shuffleContent(code, content, seed)).toEqual(shuffled);
      }),
      { numRuns: 60 },
    );
  });

  test('the order of items does not change any item’s score', () => {
    const reversed = Object.fromEntries(
      Object.entries(content).map(([name, value]) => [
        name,
        name === 'items' || name === 'gaps' ? (value as unknown[]).toReversed() : value,
      ]),
    ) as QuestionContent;
    const byItem = (result: ScoreResult) => new Map(result.items.map((item) => [item.item, item]));
    for (const response of [sample.responses.right, sample.responses.partial ?? {}, sample.responses.wrong])
      expect(byItem(score(code, reversed, key, response, context))).toEqual(byItem(scoreSample(code, response)));
  });

  test('the content contains nothing of the key', () => {
    const canary = 'canary-7f3a';
    const keyWithCanary = plant(key, canary);
    const parts = [
      content,
      summaryOf(code, content),
      searchTextOf(code, content),
      itemTextsOf(code, content),
      mediaOf(code, content),
      printForm(code, content, 1, 'vi'),
      shuffleContent(code, content, 's'),
      itemsOf(code, content),
    ];
    expect(JSON.stringify(keyWithCanary)).toContain(canary);
    expect(JSON.stringify(parts)).not.toContain(canary);
    // Content and key have no field in common, so neither can be stored in the other's place.
    for (const [name, value] of Object.entries(keyWithCanary as object))
      expect(parseContent(code, 1, { ...content, [name]: value }).ok).toBe(false);
    for (const [name, value] of Object.entries(content))
      expect(parseKey(code, 1, { ...key, [name]: value }).ok).toBe(false);
    for (const explanation of [key.explanation, key.transcript ?? ''].filter((text) => text !== ''))
      expect(JSON.stringify(parts)).not.toContain(explanation);
  });

  test('a new question can be stored but not published', () => {
    const fresh = defaultsOf(code);
    expect(parseContent(code, 1, throughJson(fresh.content))).toEqual({ ok: true, value: fresh.content });
    expect(parseKey(code, 1, throughJson(fresh.key))).toEqual({ ok: true, value: fresh.key });
    expect(problemsOf(code, fresh.content, fresh.key).length).toBeGreaterThan(0);
    expect(defaultsOf(code).content).not.toBe(fresh.content);
  });

  test('it has a summary, searchable text, media and two paper forms', () => {
    expect(summaryOf(code, content)).not.toBe('');
    expect(plainTextOf(summaryOf(code, content)).length).toBeLessThanOrEqual(200);
    expect(itemTextsOf(code, content)).toHaveLength(items.length);
    expect(searchTextOf(code, content)).not.toMatch(/%[biu]%|\n/);
    for (const media of [...mediaOf(code, content), ...mediaOfKey(code, key)]) expect(media).toMatch(/^sample-/);
    for (const locale of ['vi', 'en'] as const) {
      expect(printForm(code, content, 7, locale).blocks.length).toBeGreaterThan(0);
      const lines = answerKeyForm(code, content, key, 7, locale);
      expect(lines.map((line) => line.number)).toEqual(items.map((_, at) => 7 + at));
      expect(lines.every((line) => line.text !== '')).toBe(true);
    }
  });

  test.each(['vi', 'en'] as const)('it has a name, a hint and an exam that uses it in %s', async (locale) => {
    const catalog = await loadQuestionTypeCatalog(locale, 'qt-types');
    const types = catalog.types as Record<string, { name: string; hint: string; exam: string }>;
    expect(types[code]?.name).toMatch(/\p{L}/u);
    expect(types[code]?.hint).toMatch(/\p{L}/u);
    expect(types[code]?.exam).toMatch(/\p{L}/u);
    // The server's words for what is wrong.
    expect(problemCatalogs[locale][problemCatalogOf(code)]?.problems).toMatchObject({
      TEXT_TOO_LONG: expect.any(String),
    });
  });
});

test.each(questionTypeNamespaces)(
  '%s: the catalogs have the same keys and parameters in both languages',
  async (namespace) => {
    const flatten = (value: unknown, path = ''): [string, string][] =>
      typeof value === 'string'
        ? [
            [
              path,
              [...value.matchAll(/\{\{\s*(\w+)/g)]
                .map((found) => found[1]!)
                .toSorted((a, b) => (a < b ? -1 : 1))
                .join(),
            ],
          ]
        : Object.entries(value as object).flatMap(([name, each]) => flatten(each, `${path}.${name}`));
    const [vi, en] = await Promise.all([
      loadQuestionTypeCatalog('vi', namespace),
      loadQuestionTypeCatalog('en', namespace),
    ]);
    // English has a plural form for one, Vietnamese only the general one.
    const keys = (catalog: unknown) =>
      flatten(catalog)
        .filter(([path]) => !path.endsWith('_one'))
        .toSorted(([a], [b]) => (a < b ? -1 : 1));
    expect(keys(en)).toEqual(keys(vi));
  },
);

import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { createI18n } from '@vumon/i18n';
import { I18nProvider } from '@vumon/i18n/react';
import { UiProvider } from '@vumon/ui';
import {
  itemsOf,
  localId,
  mediaOf,
  parseContent,
  questionType,
  questionTypeCodes,
  responseFits,
  shuffleContent,
  type QuestionContent,
  type QuestionKey,
  type QuestionTypeCode,
} from '../../index.ts';
import { isQuestionTypeNamespace, loadQuestionTypeCatalog, questionTypeNamespaces } from '../../registry/messages.ts';
import { playerOf, players } from '../../registry/players.tsx';
import { answerKeyForm, printForm } from '../../registry/print.ts';
import { reviews } from '../../registry/reviews.tsx';
import { samples } from '../../registry/samples.ts';
import { parseKey, score, solve } from '../../registry/scoring.ts';
import { problemsOf } from '../../registry/validators.ts';
import { compositeCodes, mayBePart } from './codes.ts';
import { itemIdOf } from './item-ids.ts';
import { compositeSamples } from './samples.ts';
import type { CompositeContent, CompositeKey, CompositePart, CompositeResponse } from './definition.ts';

const context = { locale: 'vi' as const };
const media = { url: (id: string) => `/media/${id}`, startPlay: () => Promise.resolve(null), playsLeft: () => null };
const ignore = (): void => {};
const count = (text: string, part: string): number => text.split(part).length - 1;

let draw: (view: ReactNode) => string;
beforeAll(async () => {
  await Promise.all([players, reviews].flatMap((map) => Object.values(map).map((view) => view.load())));
  const i18n = await createI18n(
    'vi',
    (locale, namespace) =>
      isQuestionTypeNamespace(namespace) ? loadQuestionTypeCatalog(locale, namespace) : Promise.resolve({}),
    ['common', ...questionTypeNamespaces, 'ui', 'errors'],
  );
  draw = (view) =>
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <UiProvider>{view}</UiProvider>
      </I18nProvider>,
    );
});

/** Two parts of the same type with the same ids inside, from that type's sample. */
function twice(
  code: 'MIX1' | 'MIX2',
  type: QuestionTypeCode,
): { content: QuestionContent; key: QuestionKey; right: CompositeResponse } {
  const { content, key, responses } = samples[type];
  const { passage: _, audio: __, video: ___, ...own } = content;
  const { schemaVersion } = questionType(type);
  const whole = compositeSamples[code].content;
  const parsed = parseContent(code, 1, {
    ...whole,
    parts: ['one', 'two'].map((id) => ({ id, type, schemaVersion, content: own })),
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return {
    content: parsed.value,
    key: { explanation: '', parts: { one: { type, schemaVersion, key }, two: { type, schemaVersion, key } } },
    right: { one: responses.right, two: responses.right },
  };
}

const partTypes = compositeCodes.flatMap((code) =>
  questionTypeCodes.filter((type) => mayBePart(code, type)).map((type) => [code, type] as const),
);

test('parts can be of many types, but no composites or types with a passage of their own', () => {
  expect(new Set(partTypes.map(([, type]) => type)).size).toBeGreaterThan(20);
  for (const type of ['MIX1', 'MIX2', 'MC10', 'MG3'] as const)
    for (const code of compositeCodes) expect(mayBePart(code, type)).toBe(false);
});

describe.each(partTypes)('%s with two parts %s', (code, type) => {
  test('numbers, answers, scores and prints both parts as their type does', () => {
    const { content, key, right } = twice(code, type);
    const items = itemsOf(code, content);
    expect(items).toHaveLength(2 * itemsOf(type, samples[type].content).length);
    expect(items.every((item) => localId.safeParse(item).success)).toBe(true);
    expect(responseFits(code, content, right)).toBe(true);
    expect(score(code, content, key, right, context).items.every(({ state }) => state === 'right')).toBe(true);
    expect(
      score(code, content, key, solve(code, content, key), context).items.every(({ state }) => state === 'right'),
    ).toBe(true);
    const half = score(code, content, key, { two: right['two'] }, context).items;
    expect(half.map(({ state }) => state === 'right')).toEqual(items.map((_, at) => at >= items.length / 2));
    expect(answerKeyForm(code, content, key, 11).map(({ number }) => number)).toEqual(items.map((_, at) => 11 + at));
    expect(printForm(code, content, 11, 'en').parts).toHaveLength(2);
  });

  test('every item can be found once in the player and in the review', async () => {
    const { content, key, right } = twice(code, type);
    const items = itemsOf(code, content);
    const { Items, answeredItems } = await playerOf(code, content);
    const player = draw(
      <Items
        content={content}
        media={media}
        firstNumber={1}
        onChange={ignore}
        shuffleSeed="s"
        flagged={new Set(items.slice(-1))}
        onFlag={ignore}
        response={right}
        currentItem={items.at(-1)}
      />,
    );
    const Review = await reviews[code].load();
    const review = draw(
      <Review
        content={content}
        media={media}
        firstNumber={1}
        shuffleSeed="s"
        response={right}
        answerKey={key}
        results={score(code, content, key, right, context).items}
      />,
    );
    for (const item of items) {
      expect([item, count(player, `data-item="${item}"`)]).toEqual([item, 1]);
      expect([item, count(review, `data-item="${item}"`)]).toEqual([item, 1]);
    }
    expect(answeredItems(content, right)).toEqual(items);
    expect(answeredItems(content, { two: right['two']! })).toEqual(items.slice(items.length / 2));
  });
});

describe('item ids', () => {
  test('never change: points and results are stored under them', () => {
    expect([itemIdOf('p1', 'q1'), itemIdOf('q1', 'p1'), itemIdOf('p1', 'q2')]).toEqual([
      '1q18lef0o8wwmp',
      '1b3yymp1vxsuyz',
      '07ipgfu196ccxh',
    ]);
  });

  test('are local ids and differ for different parts and items', () => {
    const id = fc.stringMatching(/^[a-z0-9]{1,16}$/);
    fc.assert(
      fc.property(id, id, id, id, (part, item, otherPart, otherItem) => {
        expect(localId.safeParse(itemIdOf(part, item)).success).toBe(true);
        expect(itemIdOf(part, item) === itemIdOf(otherPart, otherItem)).toBe(part === otherPart && item === otherItem);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('stored composites', () => {
  const { content, key } = compositeSamples.MIX1;
  const withPart = (part: unknown) => parseContent('MIX1', 1, { ...content, parts: [part] });

  test('a part of an unknown, forbidden or newer type, or with another type’s content, is malformed', () => {
    const [part] = content.parts;
    expect(withPart(part).ok).toBe(true);
    for (const broken of [
      { ...part, type: 'MC99' },
      { ...part, type: 'constructor' },
      { ...part, type: 'MIX1', content },
      { ...part, type: 'FB1' },
      { ...part, schemaVersion: 99 },
      { ...part, content: null },
      { ...part, content: [part] },
      { ...part, key: {} },
      { ...part, id: '__proto__' },
      null,
      'p1',
    ])
      expect([JSON.stringify(broken)?.slice(0, 60), withPart(broken).ok]).toEqual([
        JSON.stringify(broken)?.slice(0, 60),
        false,
      ]);
    expect(parseContent('MIX1', 1, { ...content, parts: [part, part] }).ok).toBe(false);
    expect(
      parseKey('MIX1', 1, {
        ...key,
        parts: { ...key.parts, p1: { type: 'MC1', schemaVersion: 1, key: { correct: 1 } } },
      }).ok,
    ).toBe(false);
  });

  test('a nested composite is refused at any depth', () => {
    let nested: unknown = content;
    for (let depth = 0; depth < 2_000; depth++)
      nested = { ...content, parts: [{ id: 'p1', type: 'MIX1', schemaVersion: 1, content: nested }] };
    expect(parseContent('MIX1', 1, nested).ok).toBe(false);
    expect(score('MIX1', content, key, { p1: nested }, context).status).toBe('malformed');
  });

  test('the items of a part are derived from its content, whatever was sent', () => {
    const sent = { ...content, parts: content.parts.map((part) => ({ ...part, items: ['forged'] })) };
    expect(parseContent('MIX1', 1, sent)).toEqual({ ok: true, value: content });
  });

  test('with a key of another type, or none, every answer is wrong and publishing is refused', () => {
    const swapped: CompositeKey = { ...key, parts: { ...key.parts, p1: key.parts.p3 } };
    expect(score('MIX1', content, swapped, { p1: { q1: ['a'] } }, context).items[0]).toMatchObject({ state: 'wrong' });
    expect(problemsOf('MIX1', content, swapped)).toContainEqual({ code: 'PART_KEY_MISSING', path: 'parts.0' });
  });
});

describe('publishing requires', () => {
  const codes = (content: Partial<CompositeContent>, code: 'MIX1' | 'MIX2' = 'MIX1') =>
    problemsOf(
      code,
      { ...compositeSamples[code].content, ...content } as CompositeContent,
      compositeSamples[code].key,
    ).map(({ code: problem, path }) => `${problem}@${path}`);

  test('a passage or a recording, and parts of two types at least', () => {
    const [first, second] = compositeSamples.MIX1.content.parts as unknown as [CompositePart, CompositePart];
    expect(codes({ passage: undefined })).toContain('PASSAGE_MISSING@passage.text');
    expect(codes({ audio: undefined }, 'MIX2')).toContain('AUDIO_MISSING@audio');
    expect(codes({ parts: [first] })).toContain('PARTS_TOO_FEW@parts');
    expect(codes({ parts: [first, { ...first, id: 'p2' }] })).toContain('PARTS_ALIKE@parts');
    expect(codes({ parts: [first, second] })).not.toContain('PARTS_ALIKE@parts');
  });

  test('what the type of each part requires, and problems name the part', () => {
    const parts = compositeSamples.MIX1.content.parts.map((part) =>
      part.id === 'p1'
        ? { ...part, content: { ...part.content, items: part.content.items?.map((item) => ({ ...item, stem: '' })) } }
        : part,
    );
    expect(codes({ parts } as unknown as Partial<CompositeContent>)).toEqual(['STEM_MISSING@parts.0.items.0.stem']);
  });
});

test('media inside parts are the question’s media, and options are shuffled part by part', () => {
  const { content } = twice('MIX1', 'MC2');
  expect(mediaOf('MIX1', content)).toEqual(mediaOf('MC2', samples.MC2.content));
  const shuffled = shuffleContent('MIX1', content, 'seed') as CompositeContent;
  shuffled.parts.forEach((part) => {
    const { passage: _, audio: __, video: ___, ...own } = samples.MC2.content;
    expect(part.content).toEqual(shuffleContent('MC2', own as QuestionContent, `seed:${part.id}`));
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseContent } from '@vumon/question-types';
import { parseKey, score } from '@vumon/question-types/scoring';
import { problemsOf } from '@vumon/question-types/validators';
import type { ImportEntry } from '../drafts.ts';
import { questionsFromGift } from './convert.ts';

const from = (source: string) => questionsFromGift(source, 'Writing');
const one = (source: string): ImportEntry => from(source)[0]!;

/** Problems of a draft by its type's own rules. */
function faultsOf({ draft }: ImportEntry): string[] {
  const content = parseContent(draft!.type, draft!.schemaVersion, draft!.content);
  const key = parseKey(draft!.type, draft!.schemaVersion, draft!.answerKey);
  if (!content.ok || !key.ok) return ['unreadable'];
  return problemsOf(draft!.type, content.value, key.value).map(({ code }) => code);
}

describe('every question of the 26 files', () => {
  const folder = new URL('./fixtures/', import.meta.url);
  const entries = readdirSync(folder)
    .filter((name) => name.endsWith('.gift'))
    .flatMap((name) =>
      from(readFileSync(new URL(name, folder), 'utf8')).map((entry) => [`${name}:${entry.line}`, entry] as const),
    );

  test('is converted or is a description', () => {
    expect(entries.length).toBeGreaterThan(40);
    for (const [name, entry] of entries) {
      if (entry.draft) expect(faultsOf(entry), name).toEqual([]);
      else
        expect(
          entry.problems.map(({ code }) => code),
          name,
        ).toEqual(['GIFT_DESCRIPTION']);
    }
    expect(new Set(entries.flatMap(([, { draft }]) => draft?.type ?? []))).toEqual(
      new Set(['MC1', 'MR2', 'TF1', 'FB1', 'FB8', 'MG1', 'MG2', 'EW1', 'SL1']),
    );
  });
});

describe('the result of', () => {
  test.each<[string, string, string]>([
    ['one right option', 'Q{=a ~b}', 'MC1'],
    ['several right options', 'Q{=a =b ~c}', 'MR2'],
    ['several options with weights', 'Q{~%50%a ~%50%b ~%-100%c}', 'MR2'],
    ['a missing word with choices', 'She {=is ~are} here.', 'SL1'],
    ['a missing word with several right choices', 'She {=is =was ~are} here.', 'MR2'],
    ['a short answer', 'Q{=a =b}', 'FB1'],
    ['a missing word', 'She {=is} here.', 'FB1'],
    ['a number', 'Q{#5}', 'FB8'],
    ['pairs', 'Q{=a->1 =b->2}', 'MG1'],
    ['pairs with a word left over', 'Q{=a->1 =b->2 =->3}', 'MG2'],
    ['pairs that share a word', 'Q{=a->1 =b->1 =c->2}', 'MG4'],
    ['an essay', 'Q{}', 'EW1'],
  ])('%s', (_, source, type) => {
    const entry = one(source);
    expect(entry.draft?.type).toBe(type);
    expect(faultsOf(entry)).toEqual([]);
  });

  test('weights: partial credit has no counterpart, which is reported', () => {
    expect(one('Q{=a ~%50%b ~c}')).toMatchObject({
      draft: { type: 'MC1', answerKey: { correct: { q1: ['a'] } } },
      notices: [{ code: 'WEIGHTS_DROPPED' }],
    });
    expect(one('Q{=%100%a =%50%b =%0%*#no}')).toMatchObject({
      draft: { type: 'FB1', answerKey: { gaps: { g1: { accepted: ['a'] } } } },
      notices: [{ code: 'WEIGHTS_DROPPED' }, { code: 'FEEDBACK_DROPPED' }],
    });
    expect(one('Q{~a ~b}')).toMatchObject({ draft: null, problems: [{ code: 'GIFT_NO_RIGHT' }] });
  });

  test.each([
    ['Q{~%50%a ~%50%b ~%-50%c ~%-50%d}', []],
    ['Q{~%33.33333%a ~%33.33333%b ~%33.33333%c ~%-33.33333%d}', []],
    ['Q{~%50%a ~%50%b ~c}', ['SCORED_OTHERWISE']],
    ['Q{~%50%a ~%50%b ~%-100%c}', ['SCORED_OTHERWISE']],
    ['Q{~%75%a ~%25%b ~%-50%c}', ['SCORED_OTHERWISE']],
    ['Q{=a =b ~c}', ['SCORED_OTHERWISE']],
    ['Q{=a ~%50%b ~c}', ['WEIGHTS_DROPPED']],
    ['Q{~%80%a ~b}', ['WEIGHTS_DROPPED']],
    ['Q{=a ~b}', []],
    ['Q{=%100%a ~b}', []],
  ])('points of %s under another rule are reported', (source, codes) => {
    expect(one(source).notices.map(({ code }) => code)).toEqual(codes);
  });

  test.each([
    'Q{=a#Well done ~b#Look again}',
    'Q{=a#Well done =b}',
    'Q{#5#Well done}',
    'Q{T#Look again#Well done}',
    'Q{=a#Well done ~%-50%b#Look again####For all}',
  ])('feedback of %s to some answers is dropped, which is reported', (source) => {
    const entry = one(source);
    const { explanation } = entry.draft!.answerKey as { explanation: string };
    expect(explanation).toBe(source.includes('####') ? 'For all' : '');
    expect(entry.notices.map(({ code }) => code)).toContain('FEEDBACK_DROPPED');
  });

  test('numbers has exact decimals for tolerance and range', () => {
    const numeric = (source: string) =>
      (one(source).draft!.answerKey as { gaps: { g1: { accepted: string[]; tolerance?: string } } }).gaps.g1;
    expect(numeric('Q{#3.14:0.005}')).toMatchObject({ accepted: ['3,14'], tolerance: '0,005' });
    expect(numeric('Q{#0.1..0.2}')).toMatchObject({ accepted: ['0,15'], tolerance: '0,05' });
    expect(numeric('Q{#-2..-1}')).toMatchObject({ accepted: ['-1,5'], tolerance: '0,5' });
    expect(numeric('Q{#=5 =%50%5:1}').accepted).toEqual(['5']);
  });

  test('text: HTML, formulas and feedback become markup', () => {
    const entry = one('[html]<p>Is <b>x<sup>2</sup></b> above 0?</p>{T#Always\\: squares.####See <i>unit 2</i>}');
    expect(entry.draft).toMatchObject({
      content: { items: [{ stem: 'Is %b%x$^{2}$%b% above 0?' }] },
      answerKey: { explanation: 'See %i%unit 2%i%' },
    });
    expect(one('Look: <img src="x.png"> what?{T}').notices).toEqual([{ code: 'MEDIA_DROPPED', params: {} }]);
  });
});

test(
  'whatever the text, a draft is readable and scores its own answer, or the reason is there',
  { timeout: 60_000 },
  () => {
    const words = fc.constantFrom(
      'a',
      'b',
      '1',
      '2.5',
      'T',
      'F',
      ' ',
      '->',
      '=',
      '~',
      '#',
      ':',
      '..',
      '%50%',
      '{',
      '}',
      '\n',
      '\n\n',
      '\\',
      '[html]',
      '<b>',
      '$x$',
      '::',
      '____',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 40 }), (parts) => {
        for (const entry of from(parts.join(''))) {
          if (!entry.draft) expect(entry.problems.length).toBeGreaterThan(0);
          else {
            const { type, schemaVersion, content, answerKey } = entry.draft;
            const parsed = parseContent(type, schemaVersion, content);
            const key = parseKey(type, schemaVersion, answerKey);
            expect(parsed.ok && key.ok).toBe(true);
            if (parsed.ok && key.ok)
              expect(score(type, parsed.value, key.value, null, { locale: 'vi' }).status).toMatch(
                /blank|needs-teacher|scored/,
              );
          }
        }
      }),
      { numRuns: 1000 },
    );
  },
);

test('four statements matched with Đúng and Sai are a cluster with their levels', () => {
  const entry = one(
    'Xét số 12. {\n=[NB] Là số chẵn. -> Đúng\n=(TH) Là số lẻ. -> Sai\n=Lớn hơn 10. -> Đúng\n=[VDC] Là số âm. -> Sai\n}',
  );
  expect([entry.draft!.type, faultsOf(entry)]).toEqual(['TF5', []]);
  const { items } = entry.draft!.content as { items: { id: string; stem: string; level?: string }[] };
  expect(items.map(({ stem, level }) => [stem, level])).toEqual([
    ['Là số chẵn.', 'M1'],
    ['Là số lẻ.', 'M2'],
    ['Lớn hơn 10.', undefined],
    ['Là số âm.', 'M4'],
  ]);
  const { correct } = entry.draft!.answerKey as { correct: Record<string, string[]> };
  expect(items.map(({ id }) => correct[id])).toEqual([['t'], ['f'], ['t'], ['f']]);
});

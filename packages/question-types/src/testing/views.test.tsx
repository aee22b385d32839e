/** Renders every view of every type from its sample, without a browser. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { joined, linesToMarkup, markupToLines } from '../editing/rich-text/rich-lines.ts';
import { createRenderer } from './render.tsx';
import { defaultsOf, itemsOf, parseContent, parseMarkup, questionTypeCodes } from '../index.ts';
import { editors } from '../registry/editors.tsx';
import { players } from '../registry/players.tsx';
import { reviews } from '../registry/reviews.tsx';
import { samples } from '../registry/samples.ts';
import { score } from '../registry/scoring.ts';
import { withSpan } from '../rich-text/highlights.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { readableLatex } from '../markup/index.ts';
import { spread } from '../types/text-gaps/LetterBoxes.tsx';
import { maskedText } from '../types/text-gaps/NumericAnswer.tsx';

const media = { url: (id: string) => `/media/${id}`, startPlay: () => Promise.resolve(null), playsLeft: () => 2 };
const nobody: ReadonlySet<string> = new Set();
const ignore = (): void => {};

let draw: Awaited<ReturnType<typeof createRenderer>>;
beforeAll(async () => {
  draw = await createRenderer();
});

const count = (text: string, part: string): number => text.split(part).length - 1;

describe.each(questionTypeCodes)('%s', (code) => {
  const sample = samples[code];
  const items = itemsOf(code, sample.content);

  test('the player has an element for every numbered item and shows the response', async () => {
    const { Items } = await players[code].load();
    const props = {
      content: sample.content,
      media,
      firstNumber: 31,
      onChange: ignore,
      shuffleSeed: null,
      flagged: nobody,
      onFlag: ignore,
    };
    const empty = draw(<Items {...props} response={null} />);
    for (const item of items) expect(count(empty, `data-item="${item}"`)).toBe(1);
    expect(empty).not.toMatch(/checked=""/);
    const filled = draw(<Items {...props} response={sample.responses.right} />);
    const chosen = Object.values(sample.responses.right).flat().length;
    expect(count(filled, 'checked=""') + count(filled, 'data-filled="true"')).toBeGreaterThanOrEqual(
      Math.min(chosen, 1),
    );
    // Every message key has a text.
    expect(filled).not.toMatch(/>(?:player|review|editor)\.[a-z]/i);
  });

  test('a read-only player has no control for answering', async () => {
    const { Items } = await players[code].load();
    const drawn = draw(
      <Items
        content={sample.content}
        media={media}
        firstNumber={1}
        onChange={ignore}
        shuffleSeed="s"
        flagged={nobody}
        onFlag={ignore}
        response={sample.responses.wrong}
        readOnly
      />,
    );
    for (const input of drawn.match(/<input[^>]*>/g) ?? []) expect(input).toMatch(/readOnly|type="range"/i);
  });

  test('the review shows nothing of the key before the release', async () => {
    const Review = await reviews[code].load();
    const { items: results } = score(code, sample.content, sample.key, sample.responses.wrong, { locale: 'vi' });
    const props = {
      content: sample.content,
      response: sample.responses.wrong,
      media,
      firstNumber: 1,
      shuffleSeed: null,
    };
    const before = draw(<Review {...props} answerKey={null} results={[]} />);
    expect(before).not.toMatch(/Đáp án|Vì sao\?<|data-state="(?:right|wrong)"/);
    // With right and wrong but without keys, it shows these and nothing of the key.
    const told = draw(<Review {...props} answerKey={null} results={results} />);
    expect(told).not.toMatch(/Đáp án|Vì sao\?<|data-state="right"/);
    if (sample.outcome === undefined) expect(told).toMatch(/data-state="(?:wrong|partial|needs-teacher)"/);
    const after = draw(<Review {...props} answerKey={sample.key} results={results} />);
    // Types without right and wrong have nothing to release.
    if (sample.outcome === undefined) expect(after).toMatch(/Đáp án/);
    expect(after).not.toMatch(/>(?:player|review|editor)\.[a-z]/i);
  });

  test('the review shows right and wrong of each item, without the key', async () => {
    const Review = await reviews[code].load();
    const { items: scored } = score(code, sample.content, sample.key, sample.responses.right, { locale: 'vi' });
    const drawnWithRight = (right: string) => {
      const results = scored.map(({ item, share }) => ({
        item,
        state: item === right ? ('right' as const) : ('wrong' as const),
        share: { ...share, earned: item === right ? share.of : 0 },
      }));
      return draw(
        <Review
          content={sample.content}
          response={sample.responses.right}
          media={media}
          firstNumber={1}
          shuffleSeed={null}
          answerKey={null}
          results={results}
        />,
      );
    };
    // Items marked by a teacher, or by nobody, are neither right nor wrong before that.
    if (sample.outcome !== undefined) return;
    // Whichever single item is right, the sum is the same: only its own mark identifies it.
    expect(new Set(items.map(drawnWithRight)).size).toBe(items.length);
  });

  test('the editor renders a new question and a finished one', async () => {
    const Editor = await editors[code].load();
    const upload = () => Promise.reject(new Error('no uploads here'));
    for (const { content, key } of [defaultsOf(code), sample]) {
      const drawn = draw(
        <Editor content={content} answerKey={key} onChange={ignore} problems={[]} upload={upload} media={media} />,
      );
      expect(drawn).toMatch(/role="textbox"/);
      expect(drawn).not.toMatch(/>(?:player|review|editor)\.[a-z]/i);
    }
  });
});

test('the number of a question and its points are apart for a screen reader too', async () => {
  const { Items } = await players.MC1.load();
  const { content } = samples.MC1;
  const drawn = draw(
    <Items
      content={content}
      media={media}
      firstNumber={1}
      onChange={ignore}
      shuffleSeed={null}
      flagged={nobody}
      onFlag={ignore}
      points={{ q1: 50 }}
      response={{}}
    />,
  );
  expect(drawn.replaceAll(/<[^>]*>/g, '')).toContain('Câu 1 0,5 điểm');
});

test('text of an author is never read as HTML', () => {
  const drawn = draw(
    <RichText text={'<img src=x onerror=alert(1)> %b%<script>%b% $\\href{javascript:alert(1)}{x}$'} />,
  );
  expect(drawn).not.toMatch(/<img|<script|href=/);
  expect(drawn).toContain('&lt;img');
});

test('an item named like a built-in property is blank, without an error', async () => {
  const { content } = samples.MC1;
  const hostile = JSON.parse(JSON.stringify(content).replaceAll('"q1"', '"constructor"'));
  const parsed = parseContent('MC1', 1, hostile);
  if (!parsed.ok) throw new Error('an id of lower-case letters is an id');
  const { Items } = await players.MC1.load();
  expect(
    draw(
      <Items
        content={parsed.value}
        media={media}
        firstNumber={1}
        onChange={ignore}
        shuffleSeed={null}
        flagged={nobody}
        onFlag={ignore}
        response={{}}
      />,
    ),
  ).not.toMatch(/checked=""/);
});

describe('the editable field', () => {
  const pieces = fc.constantFrom(
    '%b%',
    '%i%',
    '%u%',
    'chữ',
    ' ',
    '\n',
    '$x^2$',
    '[[g1]]',
    '____',
    '%',
    '$',
    '5',
    '\\',
    '<b>',
    '&amp;',
  );
  const markup = fc.array(pieces, { maxLength: 24 }).map((parts) => parts.join(''));

  test('returns the same tree', () => {
    fc.assert(
      fc.property(markup, (text) => {
        expect(parseMarkup(linesToMarkup(markupToLines(text)))).toEqual(parseMarkup(text));
      }),
      { numRuns: 500 },
    );
  });
  test('has one paragraph in single-line mode', () => {
    fc.assert(
      fc.property(markup, (text) => {
        expect(parseMarkup(linesToMarkup(joined(markupToLines(text)))).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('highlights in a reading text', () => {
  test('touching highlights are merged; selecting inside one removes that part', () => {
    expect(withSpan([[0, 5]], [5, 9])).toEqual([[0, 9]]);
    expect(withSpan([[0, 10]], [4, 6])).toEqual([
      [0, 4],
      [6, 10],
    ]);
    expect(withSpan([[0, 10]], [0, 10])).toEqual([]);
  });
  test('are disjoint and sorted for any selections', () => {
    const span = fc
      .tuple(fc.nat(60), fc.integer({ min: 1, max: 20 }))
      .map(([from, length]): [number, number] => [from, from + length]);
    fc.assert(
      fc.property(fc.array(span, { maxLength: 12 }), (marks) => {
        const spans = marks.reduce<readonly (readonly [number, number])[]>(withSpan, []);
        spans.forEach(([from, to], at) => {
          expect(from).toBeLessThan(to);
          expect(from).toBeGreaterThan(spans[at - 1]?.[1] ?? -1);
        });
      }),
    );
  });
});

test('the cells of a numeric answer accept digits, a sign and the decimal mark of the question', () => {
  expect(maskedText('-1.26x9', { decimalMark: ',', allowFraction: false })).toBe('-1,2');
  expect(maskedText('29,5', { decimalMark: '.', allowFraction: false })).toBe('29.5');
  expect(maskedText('３\u2212', { decimalMark: ',', allowFraction: false })).toBe('3-');
  expect(maskedText('3/4', { decimalMark: ',', allowFraction: true })).toBe('3/4');
});

test('a formula that is not drawn yet is shown as it would be typed', () => {
  expect(readableLatex('\\frac{1}{2}\\,\\text{kg} \\leq 90^{\\circ}')).toBe('1/2 kg ≤ 90°');
});

test('letters typed or pasted fill the boxes one by one, skipping the given ones', () => {
  const boxes = ['t', '', '', ' ', '', 'a'];
  const row = ['t', '', '', ' ', '', 'a'];
  expect(spread(boxes, row, 1, ['o'])).toEqual({ row: ['t', 'o', '', ' ', '', 'a'], next: 2 });
  expect(spread(boxes, row, 1, [...'oi b'])).toEqual({ row: ['t', 'o', 'i', ' ', 'b', 'a'], next: 6 });
  // The whole word pasted at its start, given letters and all.
  expect(spread(boxes, row, 0, [...'toi ba'])).toEqual({ row: ['t', 'o', 'i', ' ', 'b', 'a'], next: 6 });
  expect(spread(boxes, row, 4, [...'xyz']).row).toEqual(['t', '', '', ' ', 'x', 'a']);
});

import type { ExamQuestion, FormatSection } from '@vumon/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fits, ownName, partTitle, partViews, rowsOf, tallyOf } from './model.ts';
import { DraftSaver, type SaveStatus } from './draft-saver.ts';

const question = (id: string, items: number, difficulty: string): ExamQuestion => ({
  id,
  items,
  difficulty,
  version: 1,
  latest: 1,
  type: items > 1 ? 'MC9' : 'MC1',
  skill: 'RE',
  cefr: 'B1',
  summary: id,
  title: null,
  words: null,
  itemTexts: [],
  topicId: null,
  statements: [],
});
const sections: FormatSection[] = [
  {
    id: 'sect1',
    skill: 'PR',
    parts: [{ id: 'part1', name: 'Phát âm', instructions: '', questions: 4, points: 100, levels: { M1: 4 } }],
  },
  {
    id: 'sect2',
    skill: 'RE',
    parts: [{ id: 'part2', name: 'Đọc hiểu', instructions: '', questions: 14, points: 350, levels: { M2: 10, M3: 4 } }],
  },
];

describe('the rows of a part', () => {
  test('passages are groups with their range of numbers, followed by empty numbers', () => {
    const view = partViews(sections, { part2: [question('a', 6, 'M2'), question('b', 4, 'M2')] })[1]!;
    expect([view.first, view.last]).toEqual([5, 18]);
    expect(
      rowsOf(view).map((row) =>
        row.kind === 'empty' ? row.numbers : row.kind === 'group' ? [row.from, row.to] : row.number,
      ),
    ).toEqual([
      [5, 10],
      [11, 14],
      [15, 15],
      [16, 16],
      [17, 18],
    ]);
  });

  test('numbers filled with the wrong level leave none for the missing one', () => {
    const view = partViews(sections, { part1: [question('a', 4, 'M2')] })[0]!;
    expect(
      rowsOf(view)
        .filter((row) => row.kind === 'empty')
        .every((row) => row.numbers === null),
    ).toBe(true);
    expect(view.state).toMatchObject({ full: false, surplus: [{ level: 'M2', count: 4 }] });
  });

  test('a question fits while there are numbers and room in its level', () => {
    const view = partViews(sections, { part2: [question('a', 6, 'M2')] })[1]!;
    expect(fits(view, { items: 4, difficulty: 'M2' })).toBe('fits');
    expect(fits(view, { items: 5, difficulty: 'M2' })).toBe('level-full');
    expect(fits(view, { items: 9, difficulty: 'M3' })).toBe('no-room');
    expect(fits(view, { items: 1, difficulty: 'NA' })).toBe('level-full');
  });

  test('clusters fit by the levels of their statements, where these are counted', () => {
    const levels = { M1: 4, M2: 2, M3: 2 };
    const part = { id: 'part1', name: '', instructions: '', questions: 2, points: 200, levels, statements: 4 };
    const cluster = (...statements: ExamQuestion['statements']) => ({ ...question('c', 1, 'M2'), statements });
    const asked: FormatSection[] = [{ id: 'sect1', skill: 'NU', parts: [part] }];
    const [view] = partViews(asked, { part1: [cluster('M1', 'M1', 'M2', 'M3')] });
    expect(fits(view!, cluster('M3', 'M1', 'M1', 'M2'))).toBe('fits');
    expect(fits(view!, cluster('M3', 'M1', 'M3', 'M2'))).toBe('level-full');
    // Of a question in the list of the bank these levels are not known.
    expect(fits(view!, { items: 1, difficulty: 'M4' })).toBe('fits');
    expect(rowsOf(view!).filter((row) => row.kind === 'empty')).toMatchObject([{ level: null, numbers: [2, 2] }]);
    expect(tallyOf(asked, { part1: view!.questions }).levels.map(({ chosen }) => chosen)).toEqual([2, 1, 1, 0]);
  });

  test('the counts follow the selection', () => {
    const tally = tallyOf(sections, {
      part1: [question('a', 1, 'M1')],
      part2: [question('b', 6, 'M2'), question('c', 4, 'M3')],
    });
    expect(tally).toMatchObject({ chosen: 11, wanted: 18, points: 275, totalPoints: 450, full: false });
    expect(tally.levels).toEqual([
      { level: 'M1', chosen: 1, wanted: 4 },
      { level: 'M2', chosen: 6, wanted: 10 },
      { level: 'M3', chosen: 4, wanted: 4 },
      { level: 'M4', chosen: 0, wanted: 0 },
    ]);
  });

  test('a name that includes its number is not numbered twice', () => {
    expect(partTitle('Phần III', 'Đọc hiểu')).toBe('Phần III. Đọc hiểu');
    expect(partTitle('Phần III', 'Phần 3: Đọc')).toBe('Phần 3: Đọc');
    expect(ownName('Phần III', 'Phần III. Đọc hiểu')).toBe('Đọc hiểu');
    expect(ownName('Phần I', 'Phần II. Đọc hiểu')).toBe('Phần II. Đọc hiểu');
    expect(ownName('Phần I', 'Phần I.')).toBe('Phần I.');
  });
});

describe('autosave', () => {
  let sent: [string, boolean][];
  let statuses: SaveStatus[];
  let answer: () => Promise<string>;
  const saver = () =>
    new DraftSaver<string, string>({
      send: (draft, finish) => {
        sent.push([draft, finish]);
        return answer();
      },
      kindOf: (error) => (error as { kind: 'offline' | 'conflict' | 'refused' }).kind,
      onStatus: (status) => statuses.push(status),
      onSaved: () => {},
    });
  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    statuses = [];
    answer = () => Promise.resolve('ok');
  });
  afterEach(() => vi.useRealTimers());

  test('combines many quick changes into one save of the last of them', async () => {
    const one = saver();
    for (const draft of ['a', 'b', 'c']) one.change(draft);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([['c', false]]);
    expect(statuses.at(-1)).toBe('saved');
    expect(one.dirty).toBe(false);
  });

  test('saves a change during a save after it, never concurrently', async () => {
    let resolve = (_: string) => {};
    answer = () => new Promise((done) => (resolve = done));
    const one = saver();
    one.change('a');
    await vi.advanceTimersByTimeAsync(1000);
    one.change('b');
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([['a', false]]);
    resolve('ok');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([
      ['a', false],
      ['b', false],
    ]);
  });

  test('sends what a lost connection has delayed', async () => {
    answer = () => Promise.reject({ kind: 'offline' });
    const one = saver();
    one.change('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(statuses.at(-1)).toBe('offline');
    answer = () => Promise.resolve('ok');
    await vi.advanceTimersByTimeAsync(3000);
    expect(sent).toHaveLength(2);
    expect(statuses.at(-1)).toBe('saved');
  });

  test('stops at a conflict: nothing is overwritten', async () => {
    answer = () => Promise.reject({ kind: 'conflict' });
    const one = saver();
    one.change('a');
    await vi.advanceTimersByTimeAsync(1000);
    one.change('b');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(1);
  });

  test('finishing twice concurrently is two saves one after the other', async () => {
    let open = 0;
    answer = async () => {
      open += 1;
      expect(open).toBe(1);
      await Promise.resolve();
      open -= 1;
      return 'ok';
    };
    const one = saver();
    await Promise.all([one.finish('a'), one.finish('a')]);
    expect(sent).toEqual([
      ['a', true],
      ['a', true],
    ]);
  });

  test('flushing waits for everything, and distinguishes finishing', async () => {
    const one = saver();
    one.change('a');
    await one.flush();
    await one.finish('b');
    expect(sent).toEqual([
      ['a', false],
      ['b', true],
    ]);
    answer = () => Promise.reject({ kind: 'refused' });
    one.change('c');
    await expect(one.flush()).rejects.toMatchObject({ kind: 'refused' });
  });
});

import { expect, test } from 'vitest';
import { allOlder, allPages, mostPrinted, sheetsOf } from './all-pages.ts';

const list = (total: number, shown = total) => {
  const asked: number[] = [];
  const read = ({ page, size }: { page: number; size: number }) => {
    asked.push(page);
    const data = Array.from({ length: Math.max(0, Math.min(size, shown - page * size)) }, (_, at) => page * size + at);
    return Promise.resolve({ data, page: { total } });
  };
  return { asked, read };
};

test.each([
  [0, 1],
  [88, 1],
  [100, 1],
  [101, 2],
  [250, 3],
])('a list of %i rows is read whole', async (total, pages) => {
  const { asked, read } = list(total);
  expect(await allPages(read)).toEqual({ rows: Array.from({ length: total }, (_, at) => at), total });
  expect(asked).toHaveLength(pages);
});

test('a list that became shorter, and one that is too long, end', async () => {
  expect((await allPages(list(250, 120).read)).rows).toHaveLength(120);
  const long = await allPages(list(100_000).read);
  expect(long.rows).toHaveLength(mostPrinted);
  expect(long.total).toBe(100_000);
});

test.each([
  [0, 0, false],
  [250, 250, false],
  [100_000, mostPrinted, true],
])('of %i entries that lead to older ones %i are read', async (total, printed, more) => {
  const found = await allOlder((before, size) => {
    const from = Number(before ?? 0);
    const rows = Array.from({ length: Math.min(size, total - from) }, (_, at) => from + at);
    return Promise.resolve({ rows, next: from + size < total ? String(from + size) : null });
  });
  expect(found).toEqual({ rows: Array.from({ length: printed }, (_, at) => at), more });
});

test.each([
  [40, 22, [20, 20]],
  [22, 22, [22]],
  [23, 22, [12, 11]],
  [100, 22, [20, 20, 20, 20, 20]],
  [0, 22, [0]],
])('%i columns on sheets of %i', (count, most, widths) => {
  const sheets = sheetsOf(count, most);
  expect(sheets.map(([from, to]) => to - from)).toEqual(widths);
  expect(sheets.map(([from]) => from)).toEqual([0, ...sheets.slice(0, -1).map(([, to]) => to)]);
  expect(sheets.at(-1)![1]).toBe(count);
});

import { performance } from 'node:perf_hooks';
import xlsx from '@e965/xlsx';
import { expect, it } from 'vitest';
import { inert, listSheet, makeSheets, mostFileRows } from './spreadsheet.ts';

it('text that a spreadsheet would run is made harmless, and answers in numbers stay as they are', () => {
  for (const text of ['=1+1', '+84 9', '-2+3', '-x', '@SUM(A1)', '\t=1', '\r=1', '-1|calc', '-2.5.1'])
    expect(inert(text)).toBe(`'${text}`);
  for (const text of ['-2', '-0,5', '-12.25', '+3', '7', 'x = -1', '', '(-2; 4)']) expect(inert(text)).toBe(text);
});

it('a large workbook has all rows, and the process is free while it is written', async () => {
  const rows = Array.from({ length: 4_000 }, (_, n) => [
    `=${n}`,
    n,
    { day: '2026-11-27' },
    { at: '2026-11-27T01:30:00Z', zone: 'Asia/Ho_Chi_Minh' },
    null,
  ]);
  const columns = ['a', 'b', 'c', 'd', 'e'].map((header) => ({ header, width: 10 }));
  const before = performance.eventLoopUtilization();
  const file = await makeSheets([{ sheet: 'Sheet', columns, rows }]);
  const { utilization } = performance.eventLoopUtilization(before);
  expect(utilization).toBeLessThan(0.5);
  const book = xlsx.read(file, { type: 'buffer', cellDates: true, UTC: true });
  const read = xlsx.utils.sheet_to_json<unknown[]>(book.Sheets['Sheet']!, { header: 1 });
  expect(read).toHaveLength(4_001);
  expect(read[4_000]).toEqual(["'=3999", 3_999, new Date('2026-11-27T00:00:00Z'), new Date('2026-11-27T08:30:00Z')]);
});

it('a list has a cell for each of its columns, and says below its last row that it was cut', () => {
  const columns = [
    { header: 'No.', width: 6, value: (_: number, index: number) => index + 1 },
    { header: 'Double', width: 8, value: (row: number) => row * 2 },
  ];
  const widths = [
    { header: 'No.', width: 6 },
    { header: 'Double', width: 8 },
  ];
  expect(listSheet({ sheet: 'A', columns, rows: [7, 5], cut: 'more' })).toEqual({
    sheet: 'A',
    columns: widths,
    rows: [
      [1, 14],
      [2, 10],
    ],
  });
  const many = Array.from({ length: mostFileRows + 1 }, (_, row) => row);
  const { rows } = listSheet({ sheet: 'A', columns, rows: many, cut: 'more' });
  expect(rows).toHaveLength(mostFileRows + 1);
  expect(rows.slice(-2)).toEqual([[mostFileRows, (mostFileRows - 1) * 2], ['more']]);
  expect(listSheet({ sheet: 'A', columns, rows: many.slice(1), cut: 'more' }).rows).toHaveLength(mostFileRows);
});

import { performance } from 'node:perf_hooks';
import xlsx from '@e965/xlsx';
import { expect, it } from 'vitest';
import { inert, makeWorkbook } from './spreadsheet.ts';

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
  const file = await makeWorkbook('Sheet', columns, rows);
  const { utilization } = performance.eventLoopUtilization(before);
  expect(utilization).toBeLessThan(0.5);
  const book = xlsx.read(file, { type: 'buffer', cellDates: true, UTC: true });
  const read = xlsx.utils.sheet_to_json<unknown[]>(book.Sheets['Sheet']!, { header: 1 });
  expect(read).toHaveLength(4_001);
  expect(read[4_000]).toEqual(["'=3999", 3_999, new Date('2026-11-27T00:00:00Z'), new Date('2026-11-27T08:30:00Z')]);
});

import { expect, it } from 'vitest';
import { inert } from './spreadsheet.ts';

it('text that a spreadsheet would run is made harmless, and answers in numbers stay as they are', () => {
  for (const text of ['=1+1', '+84 9', '-2+3', '-x', '@SUM(A1)', '\t=1', '\r=1', '-1|calc', '-2.5.1'])
    expect(inert(text)).toBe(`'${text}`);
  for (const text of ['-2', '-0,5', '-12.25', '+3', '7', 'x = -1', '', '(-2; 4)']) expect(inert(text)).toBe(text);
});

import { describe, expect, it } from 'vitest';
import { chooseRows, inParts } from './chosen-rows.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const idsOf = (chosen: readonly { id: string }[]) => chosen.map(({ id }) => id);

describe('rows that are chosen in a list of several pages', () => {
  it.each([
    ['the first ones', [], ['a', 'b'], ['a'], ['a']],
    ['one more on another page', ['a'], ['c', 'd'], ['a', 'c'], ['a', 'c']],
    ['all of a page that is on show again', ['a', 'c'], ['a', 'b'], ['a', 'b', 'c'], ['c', 'a', 'b']],
    ['one less', ['a', 'c'], ['c', 'd'], ['a'], ['a']],
    ['one less that is not on show', ['a', 'c'], ['c', 'd'], ['c'], ['c']],
    ['none', ['a', 'c'], ['c'], [], []],
  ])('%s', (_, chosen, onShow, ids, expected) => {
    expect(idsOf(chooseRows(rows(...chosen), rows(...onShow), new Set(ids)))).toEqual(expected);
  });
});

it.each([
  [0, []],
  [200, [200]],
  [401, [200, 200, 1]],
])('%i chosen rows are sent in parts', async (count, sizes) => {
  const sent: number[][] = [];
  const ids = Array.from({ length: count }, (_, at) => at);
  const changed = await inParts(ids, (part) => {
    sent.push(part);
    return Promise.resolve({ changed: part.length });
  });
  expect(changed).toBe(count);
  expect(sent.map(({ length }) => length)).toEqual(sizes);
  expect(sent.flat()).toEqual(ids);
});

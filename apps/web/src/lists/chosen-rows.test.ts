import { describe, expect, it } from 'vitest';
import { chooseRows } from './chosen-rows.ts';

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

import { describe, expect, it } from 'vitest';
import { countFilters, filtersFrom, noFilters, queryOfFilters, shownTotal, urlOfFilters } from './filters.ts';

describe('filters in the address', () => {
  it('are parsed back unchanged', () => {
    const filters = {
      ...noFilters,
      grade: ['G8', 'G9'],
      skill: ['GR'],
      cefr: ['B1+'],
      author: 'Tổ Toán',
      search: 'tam giác',
    };
    expect(filtersFrom(urlOfFilters(filters))).toEqual(filters);
    expect(countFilters(filters)).toBe(4);
  });

  it('drop unknown values', () => {
    const filters = filtersFrom({ skill: 'GR,XX,GR', level: 'M9', type: 'MC1,ZZ9', creator: 'someone', page: '3' });
    expect(filters).toEqual({ ...noFilters, skill: ['GR'], type: ['MC1'] });
    expect(queryOfFilters('mine', filters)).toEqual({ scope: 'mine', skill: ['GR'], type: ['MC1'] });
  });
});

const [bound, whole, few] = [
  { total: 2000, more: true },
  { total: 4524, more: false },
  { total: 12, more: false },
];
it.each([
  ['the whole scope, where the list stops at its bound', bound, whole, false, whole],
  ['the bound, where something narrows the list', bound, whole, true, bound],
  ['the bound, until the scope is counted', bound, undefined, false, bound],
  ['what the list counted, which is newer', few, whole, false, few],
  ['nothing before the list is there', undefined, whole, false, undefined],
] as const)('shows the total of %s', (_, list, scope, filtered, shown) =>
  expect(shownTotal(list, scope, filtered)).toEqual(shown),
);

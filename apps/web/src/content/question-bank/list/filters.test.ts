import { describe, expect, it } from 'vitest';
import { countFilters, filtersFrom, noFilters, queryOfFilters, urlOfFilters } from './filters.ts';

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

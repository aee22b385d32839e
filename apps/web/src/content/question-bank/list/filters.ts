/** Filters of the question bank: as search parameters, as the API's query, and as chips. */
import type { Input } from '@vumon/contract/client';
import { cefrLevels, examFamilies, levels, privacies, skills, subjects, testCategories } from '@vumon/domain';
import { typeCodes } from '@vumon/question-types/traits';

type ListQuery = NonNullable<Input<'GET /itf/questions'>['query']>;
export type QuestionScope = 'system' | 'mine' | 'shared';

/** Filters of several values, in the order of their chips. */
export const listFilters = [
  'grade',
  'skill',
  'topic',
  'level',
  'cefr',
  'type',
  'series',
  'subjects',
  'standard',
  'category',
  'label',
  'publisher',
  'privacy',
  'creator',
  'import',
] as const;
export type ListFilter = (typeof listFilters)[number];

export type QuestionFilters = Readonly<Record<ListFilter, readonly string[]> & { author: string; search: string }>;

export const noFilters: QuestionFilters = {
  grade: [],
  skill: [],
  topic: [],
  level: [],
  cefr: [],
  type: [],
  series: [],
  subjects: [],
  standard: [],
  category: [],
  label: [],
  publisher: [],
  privacy: [],
  creator: [],
  import: [],
  author: '',
  search: '',
};

const known: Partial<Record<ListFilter, readonly string[]>> = {
  skill: skills,
  level: levels,
  cefr: cefrLevels,
  type: typeCodes,
  subjects,
  standard: examFamilies,
  category: testCategories,
  privacy: privacies,
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** From the search parameters. Unknown values are left out, so that an old link still shows a list. */
export function filtersFrom(url: Readonly<Record<string, string | undefined>>): QuestionFilters {
  const valuesOf = (name: ListFilter): string[] => {
    const values = [...new Set((url[name] ?? '').split(',').filter((value) => value !== ''))].slice(0, 40);
    if (name === 'creator' || name === 'import') return values.filter((value) => uuid.test(value));
    return known[name]
      ? values.filter((value) => known[name]!.includes(value))
      : values.map((value) => value.slice(0, 40));
  };
  return {
    ...(Object.fromEntries(listFilters.map((name) => [name, valuesOf(name)])) as Record<ListFilter, string[]>),
    author: (url['author'] ?? '').slice(0, 120),
    search: (url['search'] ?? '').slice(0, 200),
  };
}

/** To search parameters; empty filters are left out. */
export function urlOfFilters(filters: QuestionFilters): Record<string, string | undefined> {
  return {
    ...Object.fromEntries(
      listFilters.map((name) => [name, filters[name].length > 0 ? filters[name].join(',') : undefined]),
    ),
    author: filters.author || undefined,
    search: filters.search || undefined,
  };
}

export function queryOfFilters(
  scope: QuestionScope,
  filters: QuestionFilters,
): Input<'GET /itf/questions/counts'>['query'] {
  const lists = Object.fromEntries(
    listFilters.filter((name) => filters[name].length > 0).map((name) => [name, filters[name]]),
  );
  return {
    scope,
    ...lists,
    ...(filters.author && { author: filters.author }),
    ...(filters.search && { search: filters.search }),
  };
}

/** The number of active filters; the search text does not count. */
export const countFilters = (filters: QuestionFilters): number =>
  listFilters.filter((name) => filters[name].length > 0).length + (filters.author ? 1 : 0);

export const sorts = ['-updatedAt', 'updatedAt', '-uses'] as const satisfies readonly ListQuery['sort'][];
export type QuestionSort = (typeof sorts)[number];

interface Total {
  readonly total: number;
  readonly more?: boolean | undefined;
}

/** A list is counted up to a bound; of all questions of a scope more is known, which the scope's button shows too. */
export const shownTotal = (list: Total | undefined, scope: Total | undefined, filtered: boolean): Total | undefined =>
  list?.more && !filtered && scope ? scope : list;

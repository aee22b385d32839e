/**
 * Reference data for forms, with names in the current language. It changes rarely, so it is fetched again at most every
 * five minutes.
 */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, type Reply } from '@vumon/contract/client';
import type { Subject } from '@vumon/domain';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { profileQuery } from '../session/profile.ts';
import { api } from './client.ts';

const fiveMinutes = 300_000;
const afterFailure = 10_000;

const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * A list that could not be loaded is an empty choice in a form that requires one, without an error or a retry button.
 * It is requested again by itself until it is there.
 */
const untilLoaded =
  (every: number | false) =>
  ({ state: { data, error } }: { state: { data: unknown; error: unknown } }): number | false =>
    error !== null && data === undefined && !isRefusal(error) ? afterFailure : every;
const rarelyChanged = { staleTime: fiveMinutes, gcTime: Infinity, refetchInterval: untilLoaded(false) } as const;

export const gradesQuery = queryOptions({
  queryKey: ['reference-data', 'grades'],
  queryFn: () => api('GET /grades'),
  ...rarelyChanged,
  refetchInterval: untilLoaded(fiveMinutes),
});
export const seriesQuery = queryOptions({
  queryKey: ['reference-data', 'series'],
  queryFn: () => api('GET /itf/series/all', { query: {} }),
  ...rarelyChanged,
  refetchInterval: untilLoaded(fiveMinutes),
});
export const examTypesQuery = queryOptions({
  queryKey: ['reference-data', 'exam-types'],
  queryFn: () => api('GET /itf/unit-test-types'),
  ...rarelyChanged,
});
export const labelsQuery = queryOptions({
  queryKey: ['reference-data', 'labels'],
  queryFn: () => api('GET /itf/labels'),
  ...rarelyChanged,
});

const publishersQuery = queryOptions({
  queryKey: ['reference-data', 'publishers'],
  queryFn: () => api('GET /itf/publishers'),
  ...rarelyChanged,
});

export const topicsQuery = queryOptions({
  queryKey: ['reference-data', 'topics'],
  queryFn: () => api('GET /itf/topics', { query: {} }),
  ...rarelyChanged,
});

export interface Choice {
  value: string;
  label: string;
}

type Named = { readonly name: string; readonly nameEn?: string | null | undefined };

/** The name in the language of the page; the only name where there is no English one. */
export function useNamed() {
  const locale = useLocale();
  return (item: Named) => (locale === 'en' && item.nameEn) || item.name;
}

/**
 * The choices begin with the grades of the teacher's own classes. `kept` is the value that a form has: it stays a choice
 * though operators have hidden it meanwhile.
 */
export function useGrades(kept: string | null = null): { choices: Choice[]; nameOf(id: string | null): string } {
  const name = useNamed();
  const { data = [] } = useQuery(gradesQuery);
  // Public pages have choices of grades too, and do not ask who is signed in.
  const own = useQuery({ ...profileQuery, enabled: false }).data?.grades ?? [];
  const choiceOf = (grade: (typeof data)[number]) => ({ value: grade.id, label: name(grade) });
  const shown = data.filter((grade) => grade.shown || grade.id === kept);
  return {
    choices: [...shown.filter(({ id }) => own.includes(id)), ...shown.filter(({ id }) => !own.includes(id))].map(
      choiceOf,
    ),
    nameOf: (id) => nameIn(data.map(choiceOf))(id ?? ''),
  };
}

export function useSeries(
  gradeId: string | null,
  subject: string | null,
): { choices: Choice[]; nameOf(id: string | null): string } {
  const name = useNamed();
  const { data = [] } = useQuery(seriesQuery);
  const choices = data
    .filter(
      (series) => series.shown && (!gradeId || series.gradeId === gradeId) && (!subject || series.subject === subject),
    )
    .map((series) => ({ value: series.id, label: name(series) }));
  return {
    choices,
    nameOf: (id) => {
      const series = data.find((one) => one.id === id);
      return series ? name(series) : '';
    },
  };
}

export type Series = Reply<'GET /itf/series/all'>[number];

export function useOneSeries(id: string | null): Series | undefined {
  return useQuery(seriesQuery).data?.find((one) => one.id === id);
}

export function useExamTypes(kept: string | null = null) {
  const name = useNamed();
  const { data = [] } = useQuery(examTypesQuery);
  const all = data.map((type) => ({
    value: String(type.code),
    label: name(type),
    group: type.group,
    shown: type.shown,
  }));
  return {
    choices: all.filter((type) => type.shown || type.value === kept),
    nameOf: (code: number | string) => all.find((type) => type.value === String(code))?.label ?? '',
  };
}

/** A question type as the subject calls it: a written answer is a text in English and a solution in maths. */
export function useTypeName(): (code: string, subject?: Subject) => string {
  const { find } = useTranslation('qt-types');
  return (code, subject) =>
    (subject === 'MATH' ? find('types', `${code}.inMaths`) : undefined) ?? find('types', `${code}.name`) ?? code;
}

const nameIn = (choices: readonly Choice[]) => (value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? value;

/** The rows that can be chosen, and the names of all: what has a hidden row still shows its name. */
function choicesOf(rows: Reply<'GET /itf/labels'> = [], name: (row: Named) => string, kept: readonly string[]) {
  const choiceOf = (row: (typeof rows)[number]) => ({ value: row.code, label: name(row) });
  return {
    choices: rows.filter((row) => row.shown || kept.includes(row.code)).map(choiceOf),
    nameOf: nameIn(rows.map(choiceOf)),
  };
}

export function useLabels(kept: readonly string[] = []): { choices: Choice[]; nameOf(code: string): string } {
  const name = useNamed();
  return choicesOf(useQuery(labelsQuery).data, name, kept);
}

export function usePublishers(kept: string | null = null): { choices: Choice[]; nameOf(code: string): string } {
  const name = useNamed();
  return choicesOf(useQuery(publishersQuery).data, name, kept === null ? [] : [kept]);
}

/**
 * Topics of a subject: those of the grade and those without a grade. Without a grade all topics, named with their
 * grade.
 */
export function useTopics(subject: string | null, gradeId: string | null) {
  const name = useNamed();
  const grades = useGrades();
  const { data = [] } = useQuery(topicsQuery);
  const topics = data
    .filter(
      (topic) =>
        (!subject || topic.subject === subject) && (!gradeId || topic.gradeId === gradeId || topic.gradeId === null),
    )
    .map((topic) => ({
      ...topic,
      value: topic.id,
      label: gradeId || !topic.gradeId ? name(topic) : `${grades.nameOf(topic.gradeId)}: ${name(topic)}`,
    }));
  return {
    topics,
    choices: topics.map(({ value, label }): Choice => ({ value, label })),
    find: (id: string | null) => data.find((topic) => topic.id === id),
    nameOf: (id: string | null): string => {
      const topic = data.find((one) => one.id === id);
      return topic ? name(topic) : '';
    },
  };
}

const provincesQuery = queryOptions({
  queryKey: ['reference-data', 'provinces'],
  queryFn: () => api('GET /itf/provinces', { query: {} }),
  ...rarelyChanged,
});

/** The current provinces, as choices. */
export function useProvinces(): { value: string; label: string }[] {
  const locale = useLocale();
  return (useQuery(provincesQuery).data ?? []).map(({ code, name, nameEn }) => ({
    value: code,
    label: locale === 'en' ? nameEn : name,
  }));
}

export const countriesQuery = queryOptions({
  queryKey: ['reference-data', 'countries'],
  queryFn: () => api('GET /itf/countries'),
  ...rarelyChanged,
});

/** Where the visitor seems to be. */
export const visitorCountryQuery = queryOptions({
  queryKey: ['reference-data', 'visitor-country'],
  queryFn: () => api('GET /itf/visitor-country'),
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
});

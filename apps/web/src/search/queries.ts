/**
 * What can be searched, by role. Each source is a list of the product with that list's rules of access; a source whose
 * page is closed to the user is not asked.
 */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Reply } from '@vumon/contract/client';
import { pages, type PagePath } from '@vumon/domain';
import { markupOfText, plainTextOf } from '@vumon/question-types/markup';
import { api } from '../api/client.ts';
import type { Href } from '../navigation/paths.ts';
import { gateOf, type Profile } from '../session/gate.ts';
import { matches } from './match.ts';

export type Source = 'learners' | 'classes' | 'tests' | 'questions' | 'users' | 'orders' | 'assigned' | 'practice';

export interface Hit {
  readonly key: string;
  readonly href: Href;
  readonly text: string;
  /** What tells it from others of the same name. */
  readonly about: About;
}
export type About =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'learners' | 'minutes' | 'questions'; readonly count: number }
  | { readonly kind: 'due'; readonly at: string }
  | { readonly kind: 'skill'; readonly skill: Reply<'GET /itf/questions'>[number]['skill'] };

export interface Found {
  readonly hits: readonly Hit[];
  readonly total: number;
  /** The list with all of them; null where it cannot be filtered by the words. */
  readonly all: Href | null;
}

interface SourceRecord {
  /** The page of the list: who may not open it does not search it. */
  readonly page: PagePath;
  readonly find: (search: string, signal: AbortSignal, profile: Profile) => Promise<Found>;
}

/** The smallest page that lists have; fewer rows are shown. */
const size = 10;
const shown = 4;
const text = (one: string): About => ({ kind: 'text', text: one });
const listed = (path: string, search: string, more: Readonly<Record<string, string>> = {}) =>
  `${path}?${new URLSearchParams({ ...more, search }).toString()}` as Href;

const sources: Readonly<Record<Source, SourceRecord>> = {
  learners: {
    page: '/students/info',
    find: async (search, signal) => {
      const { data, page } = await api('GET /itf/students', { query: { search, size } }, { signal });
      return {
        hits: data.slice(0, shown).map(({ id, fullName, classes, code }) => ({
          key: id,
          href: `/students/${id}`,
          text: fullName,
          about: text(classes.map(({ name }) => name).join(', ') || code || ''),
        })),
        total: page.total,
        all: listed('/students/info', search),
      };
    },
  },
  classes: {
    page: '/classes',
    find: async (search, signal) => {
      const { data, page } = await api('GET /itf/class', { query: { search, size } }, { signal });
      return {
        hits: data.slice(0, shown).map(({ id, name, students }) => ({
          key: id,
          href: `/classes/${id}`,
          text: name,
          about: { kind: 'learners', count: students },
        })),
        total: page.total,
        all: listed('/classes', search),
      };
    },
  },
  tests: {
    page: '/unit-test',
    find: async (search, signal, { role }) => {
      const scope = role === 'TEACHER' ? 'mine' : 'system';
      const { data, page } = await api('GET /itf/unit-tests', { query: { scope, search, size } }, { signal });
      return {
        hits: data.slice(0, shown).map(({ id, name, minutes }) => ({
          key: id,
          href: `/unit-test/${id}`,
          text: name,
          about: { kind: 'minutes', count: minutes },
        })),
        total: page.total,
        all: listed(role === 'TEACHER' ? '/unit-test/mine' : '/unit-test', search),
      };
    },
  },
  questions: {
    page: '/questions',
    find: (search, signal) => findQuestions('/questions', search, signal, 'mine'),
  },
  users: {
    page: '/manage/users',
    find: async (search, signal) => {
      const { data, page } = await api('GET /itf/users', { query: { search, size } }, { signal });
      return {
        hits: data.slice(0, shown).map(({ id, fullName, email, phone, signInName }) => ({
          key: id,
          href: `/manage/users/${id}`,
          text: fullName,
          about: text(email ?? phone ?? signInName ?? ''),
        })),
        total: page.total,
        all: listed('/manage/users', search),
      };
    },
  },
  orders: {
    page: '/manage/orders',
    find: async (search, signal) => {
      const { data, page } = await api('GET /itf/orders', { query: { search, size } }, { signal });
      return {
        hits: data.slice(0, shown).map(({ id, reference, buyer }) => ({
          key: id,
          href: `/manage/orders/${id}`,
          text: reference,
          about: text(buyer.fullName),
        })),
        total: page.total,
        all: listed('/manage/orders', search),
      };
    },
  },
  assigned: {
    page: '/assigned-unit-test',
    // A learner has few of them; the list has no search of its own.
    find: async (search, signal) => {
      const { data } = await api('GET /student/unit-tests-assigned', { query: { size: 100 } }, { signal });
      const fitting = data.filter(({ title }) => matches(title, search));
      return {
        hits: fitting.slice(0, shown).map(({ id, title, endsAt }) => ({
          key: id,
          href: `/assigned-unit-test/${id}`,
          text: title,
          about: { kind: 'due', at: endsAt },
        })),
        total: fitting.length,
        all: fitting.length > shown ? '/assigned-unit-test' : null,
      };
    },
  },
  practice: {
    page: '/unit-test',
    find: async (search, signal) => {
      const { data, page } = await api('GET /student/practice/tests', { query: { search, size } }, { signal });
      return {
        hits: data.slice(0, shown).map(({ id, name, totalQuestions }) => ({
          key: id,
          href: `/unit-test/${id}`,
          text: name,
          about: { kind: 'questions', count: totalQuestions },
        })),
        total: page.total,
        all: listed('/unit-test', search),
      };
    },
  },
};

async function findQuestions(
  path: Href,
  search: string,
  signal: AbortSignal,
  scope: 'mine' | 'system',
): Promise<Found> {
  const { data, page } = await api('GET /itf/questions', { query: { scope, search, size } }, { signal });
  const mine: Readonly<Record<string, string>> = scope === 'mine' ? { m: 'mine' } : {};
  return {
    hits: data.slice(0, shown).map(({ id, summary, name, skill }) => ({
      key: id,
      href: `${path}/${id}${scope === 'mine' ? '?m=mine' : ''}` as Href,
      text: plainTextOf(summary || markupOfText(name)),
      about: { kind: 'skill', skill },
    })),
    total: page.total,
    all: listed(path, search, mine),
  };
}

const systemQuestions: SourceRecord = {
  page: '/manage/questions',
  find: (search, signal) => findQuestions('/manage/questions', search, signal, 'system'),
};

const byRole: Readonly<Record<Profile['role'], readonly Source[]>> = {
  TEACHER: ['learners', 'classes', 'tests', 'questions'],
  STUDENT: ['assigned', 'practice'],
  ADMIN: ['users', 'orders', 'tests', 'questions'],
  OPERATOR: ['tests', 'questions'],
  SALE: ['orders'],
};

const recordOf = (source: Source, { role }: Profile): SourceRecord =>
  source === 'questions' && role !== 'TEACHER' ? systemQuestions : sources[source];

/** The sources that the user may search, in the order in which they are shown. */
export const sourcesOf = (profile: Profile, now: number): Source[] =>
  byRole[profile.role].filter((source) => gateOf(pages[recordOf(source, profile).page], profile, now) === 'open');

export const leastLetters = 2;

export const searchQuery = (source: Source, profile: Profile, search: string) =>
  queryOptions({
    queryKey: ['search', source, search],
    queryFn: ({ signal }) => recordOf(source, profile).find(search, signal, profile),
    enabled: search.length >= leastLetters,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  });

/** Which replies are kept for reading without a connection. */
import type { PageInfo, Reply } from '@vumon/contract/client';
import { namespacesOfPlayers } from '@vumon/question-types/players';
import type { Reading } from '../../session/readings/bounds.ts';
import type { KeptList, KeptListName, KeptPractice, KeptResult } from './readings.ts';

const mostRows = 50;

/** What one reply leaves on the device: a reading, or that an earlier one is over. */
export type Kept =
  | { readonly reading: Omit<Reading, 'bytes' | 'at'>; readonly data: unknown }
  | { readonly over: string };

function ofResult(assignment: string, result: KeptResult): Kept | null {
  const { attempt, review, scoreState, score } = result;
  if (!attempt) return null;
  const key = `result:${assignment}:${attempt.number}`;
  // A running attempt has no result, and what a teacher has closed again is not shown any longer.
  if (attempt.status === 'RUNNING' || scoreState !== 'SHOWN') return { over: key };
  const questions = review?.content.sections.flatMap(({ parts }) => parts.flatMap((part) => part.questions)) ?? [];
  const families = namespacesOfPlayers(questions).map((namespace) => namespace.replace(/^qt-?/, ''));
  return {
    reading: {
      key,
      kind: 'result',
      title: result.exam.name,
      mark: score && !score.needsTeacher ? score.mark : null,
      families: families.filter(Boolean),
    },
    data: result,
  };
}

function ofPractice(attempt: string, result: KeptPractice): Kept {
  const key = `practice:${attempt}`;
  return result.status !== 'SCORED' || result.heldBack
    ? { over: key }
    : { reading: { key, kind: 'practice', title: result.name, mark: result.mark, families: [] }, data: result };
}

interface Paged<Row> {
  readonly data: readonly Row[];
  readonly page: PageInfo;
}
type AssignedRow = Reply<'GET /student/unit-tests-assigned'>[number];
type ClassRow = Reply<'GET /itf/class'>[number];
type ResultRow = Reply<'GET /itf/classes/unit-tests-assigned'>[number];

const ofList = <Row>(
  name: KeptListName,
  { data, page }: Paged<Row>,
  row: (one: Row) => [title: string, note: string, endsAt: string | null],
): Kept => ({
  reading: { key: `list:${name}`, kind: 'list', title: name, mark: null, families: [] },
  data: {
    total: page.total,
    rows: data.slice(0, mostRows).map((one) => {
      const [title, note, endsAt] = row(one);
      return { title, note, endsAt };
    }),
  } satisfies KeptList,
});

/** Null where the key is that of no kept page. Pages after the first, and filtered lists, are not kept. */
export function keptOf(queryKey: readonly unknown[], data: unknown): Kept | null {
  const [area, what, third] = queryKey;
  if (area === 'result' && typeof what === 'string' && (third === undefined || typeof third === 'number'))
    return ofResult(what, data as KeptResult);
  if (area === 'practice result' && typeof what === 'string') return ofPractice(what, data as KeptPractice);
  const isHome = area === 'assignments' && what === 'student' && third === 'home';
  if (isHome || (area === 'assigned' && typeof what === 'object' && third === undefined && isFirstPage(what)))
    return ofList('assigned', data as Paged<AssignedRow>, ({ title, className, endsAt }) => [title, className, endsAt]);
  if (what !== 'list' || !isFirstPage(third)) return null;
  if (area === 'classes') return ofList('classes', data as Paged<ClassRow>, ({ name }) => [name, '', null]);
  if (area === 'results')
    return ofList('results', data as Paged<ResultRow>, ({ title, className, endsAt }) => [title, className, endsAt]);
  return null;
}

function isFirstPage(query: unknown): boolean {
  const { page = 1, search = '', ...rest } = (query ?? {}) as { page?: number; search?: string };
  const filters = Object.entries(rest).filter(([name]) => !/^(?:size|sort|direction)$/.test(name));
  return page === 1 && search === '' && filters.every(([, value]) => value === undefined);
}

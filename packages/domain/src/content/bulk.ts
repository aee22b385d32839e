/** Bulk changes of questions and tests of the system: what each field becomes, and why a row is left as it is. */
import type { Pool } from './pools.ts';

export const bulkSubjects = ['QUESTION', 'EXAM'] as const;
export type BulkSubject = (typeof bulkSubjects)[number];

export type ContentChange =
  | { readonly kind: 'labels'; readonly add: readonly string[]; readonly remove: readonly string[] }
  | { readonly kind: 'grade'; readonly gradeId: string }
  | { readonly kind: 'series'; readonly seriesId: string | null }
  | { readonly kind: 'pool'; readonly pool: Pool }
  | { readonly kind: 'retire' }
  | { readonly kind: 'publish' }
  | { readonly kind: 'unpublish' };
export type ContentChangeKind = ContentChange['kind'];

/** What can be changed of each. */
export const bulkKinds = {
  QUESTION: ['labels', 'grade', 'series', 'pool', 'retire'],
  EXAM: ['labels', 'grade', 'series', 'pool', 'publish', 'unpublish', 'retire'],
} as const satisfies Record<BulkSubject, readonly ContentChangeKind[]>;

export const bulkStates = ['RUNNING', 'STOPPED', 'DONE', 'UNDOING', 'UNDONE'] as const;
export type BulkState = (typeof bulkStates)[number];

/** Why a row was left as it is. */
export const bulkRowReasons = [
  /** It was deleted since it was chosen. */
  'gone',
  'too-many-labels',
  'other-subject',
  /** A test of the other pool, or one that has not ended, contains it, or a question of it. */
  'in-use',
  /** It is in a list of sample tests or gifts. */
  'listed',
  /** Learners have the test, get it or can buy it, so it stays for practice. */
  'practised',
  'incomplete',
  /** Somebody has changed it since: taking back leaves it. */
  'changed-since',
] as const;
export type BulkRowReason = (typeof bulkRowReasons)[number];

/** The most rows that one bulk change may have, and how many are changed in one transaction. */
export const bulkBounds = { rows: 20_000, batch: 200, labels: 20 } as const;

/** What bulk changes read and write of a row; `ready` and `listed` are of tests alone. */
export interface BulkFacts {
  readonly labels: readonly string[];
  readonly gradeId: string | null;
  readonly seriesId: string | null;
  readonly pool: Pool | null;
  readonly retired: boolean;
  readonly ready: boolean;
}
export type BulkField = keyof BulkFacts;

const fieldOf = {
  labels: 'labels',
  grade: 'gradeId',
  series: 'seriesId',
  pool: 'pool',
  retire: 'retired',
  publish: 'ready',
  unpublish: 'ready',
} as const satisfies Record<ContentChangeKind, BulkField>;

/** The one field that a change writes. */
export const bulkField = (kind: ContentChangeKind): BulkField => fieldOf[kind];

function valueAfter(facts: BulkFacts, change: ContentChange): BulkFacts[BulkField] {
  switch (change.kind) {
    case 'labels':
      return [...new Set([...facts.labels, ...change.add])].filter((one) => !change.remove.includes(one));
    case 'grade':
      return change.gradeId;
    case 'series':
      return change.seriesId;
    case 'pool':
      return change.pool;
    case 'retire':
      return true;
    case 'publish':
      return true;
    case 'unpublish':
      return false;
  }
}

export interface BulkRow extends BulkFacts {
  readonly subject: string;
  /** Of a test: all of its questions are chosen. */
  readonly whole: boolean;
  /** Of a test: it is in a list of sample tests or gifts. */
  readonly listed: boolean;
}

export type BulkOutcome =
  | { readonly outcome: 'CHANGED'; readonly value: BulkFacts[BulkField] }
  | { readonly outcome: 'UNCHANGED' }
  | { readonly outcome: 'REFUSED'; readonly reason: BulkRowReason };

/** `series` is the subject of the wanted series. A pool is decided where the tests are known. */
export function outcomeOf(
  row: BulkRow | undefined,
  change: ContentChange,
  series: { readonly subject: string } | null,
): BulkOutcome {
  const refused = (reason: BulkRowReason) => ({ outcome: 'REFUSED', reason }) as const;
  if (!row || (row.retired && change.kind !== 'retire')) return refused('gone');
  const value = valueAfter(row, change);
  if (JSON.stringify(value) === JSON.stringify(row[bulkField(change.kind)])) return { outcome: 'UNCHANGED' };
  if (Array.isArray(value) && value.length > bulkBounds.labels) return refused('too-many-labels');
  if (series && series.subject !== row.subject) return refused('other-subject');
  if (row.listed && ['grade', 'retire', 'unpublish'].includes(change.kind)) return refused('listed');
  if (change.kind === 'publish' && !row.whole) return refused('incomplete');
  return { outcome: 'CHANGED', value };
}

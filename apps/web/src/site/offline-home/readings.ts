/** The form in which a device keeps what a person has read. */
import type { Reply } from '@vumon/contract/client';

export type KeptResult = Reply<'GET /student/unit-tests-assigned/{id}/result'>;
export type KeptPractice = Reply<'GET /student/unit-test-asset-result/{id}'>;

/** A list without what its page adds to it: enough to know what there is. */
export interface KeptList {
  readonly total: number;
  readonly rows: readonly { readonly title: string; readonly note: string; readonly endsAt: string | null }[];
}

/** Lists by the address that shows them; the names are keys of messages. */
export const keptLists = {
  assigned: '/assigned-unit-test',
  classes: '/classes',
  results: '/learning',
} as const;
export type KeptListName = keyof typeof keptLists;

export const isKeptList = (name: string): name is KeptListName => Object.hasOwn(keptLists, name);

import type { ExamQuestion } from '@vumon/contract';
import type { Reply } from '@vumon/contract/client';
import { useState } from 'react';
import { api } from '../../../../api/client.ts';
import type { Builder } from '../useBuilder.ts';
import { queryOf, usualConditions, type Conditions } from './conditions.ts';

type Proposal = Reply<'GET /itf/unit-tests/generate'>;
export type Reason = Proposal['parts'][number]['reasons'][number] & { readonly conditions: Conditions };
export type Missing = Proposal['parts'][number]['missing'][number] & { readonly partId: string };

/** Why the last choice stayed incomplete. */
export interface Standstill {
  readonly conflict: NonNullable<Proposal['conflict']>;
  readonly missing: readonly Missing[];
  readonly conditions: Conditions;
  /** What was to be filled; undefined: the whole test. */
  readonly partId: string | undefined;
}

/** Questions chosen by the server under the teacher's conditions, why each was, and what stood in the way. */
export function useAssembly(examId: string, { store }: Builder) {
  const [conditions, setConditions] = useState(usualConditions);
  const [reasons, setReasons] = useState<ReadonlyMap<string, Reason>>(new Map());
  const [standstill, setStandstill] = useState<Standstill | null>(null);

  /** Without a part all of them are filled. Gives what was added. */
  const fill = async (partId?: string, asked = conditions): Promise<{ added: ExamQuestion[]; missing: Missing[] }> => {
    setConditions(asked);
    await store.flush();
    const { parts, conflict } = await api('GET /itf/unit-tests/generate', {
      query: { examId, partId, ...queryOf(asked) },
    });
    const added = parts.flatMap(({ questions }) => questions);
    const missing = parts.flatMap((part) => part.missing.map((one) => ({ ...one, partId: part.partId })));
    if (added.length > 0)
      store.change((old) => ({
        ...old,
        chosen: {
          ...old.chosen,
          ...Object.fromEntries(
            parts.map((one) => [one.partId, [...(old.chosen[one.partId] ?? []), ...one.questions]]),
          ),
        },
      }));
    setReasons(
      (old) =>
        new Map([
          ...old,
          ...parts.flatMap((part) => part.reasons.map((one) => [one.id, { ...one, conditions: asked }] as const)),
        ]),
    );
    setStandstill(conflict && { conflict, missing, conditions: asked, partId });
    return { added, missing };
  };
  return { conditions, setConditions, reasons, standstill, dismiss: () => setStandstill(null), fill };
}

export type Assembly = ReturnType<typeof useAssembly>;

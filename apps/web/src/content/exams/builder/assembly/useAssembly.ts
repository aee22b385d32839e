import type { ExamQuestion } from '@vumon/contract';
import type { Reply } from '@vumon/contract/client';
import { useState } from 'react';
import { api } from '../../../../api/client.ts';
import type { Builder } from '../useBuilder.ts';
import { queryOf, usualConditions, type Conditions } from './conditions.ts';

type Proposal = Reply<'GET /itf/unit-tests/generate'>;
export type Reason = Proposal['parts'][number]['reasons'][number] & { readonly conditions: Conditions };
export type Missing = Proposal['parts'][number]['missing'][number] & { readonly partId: string };

/** What the last automatic choice could not fill, and why. */
export interface Shortfall {
  readonly conflict: NonNullable<Proposal['conflict']>;
  readonly missing: readonly Missing[];
  readonly conditions: Conditions;
  /** The part that was to be filled; undefined: all parts. */
  readonly partId: string | undefined;
}

/** Questions that the server chooses under the teacher's conditions, the reason for each, and what could not be filled. */
export function useAssembly(examId: string, { store }: Builder) {
  const [conditions, setConditions] = useState(usualConditions);
  const [reasons, setReasons] = useState<ReadonlyMap<string, Reason>>(new Map());
  const [shortfall, setShortfall] = useState<Shortfall | null>(null);

  /** Fills one part, or all parts without `partId`; returns the added questions and what is still missing. */
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
    setShortfall(conflict && { conflict, missing, conditions: asked, partId });
    return { added, missing };
  };
  return { conditions, setConditions, reasons, shortfall, dismiss: () => setShortfall(null), fill };
}

export type Assembly = ReturnType<typeof useAssembly>;

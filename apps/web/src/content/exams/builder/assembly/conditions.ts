/** The teacher's conditions for questions that are chosen automatically, and how they are sent. Pure. */
import type { AskedForms } from '@vumon/contract';
import type { Input } from '@vumon/contract/client';

export interface Conditions {
  /** No two similar questions. */
  readonly distinct: boolean;
  readonly classId: string | null;
  readonly weeks: number;
  readonly preferred: string | null;
  /** Empty: any number. */
  readonly others: number | '';
  readonly perSeries: number | '';
  readonly perTopic: number | '';
  readonly mine: boolean;
  /** For parallel forms: the largest share of questions that two of them may have in common, in percent. */
  readonly overlap: number;
}

export type ConditionName = 'alike' | 'recent' | 'mine' | 'others' | 'perSeries' | 'perTopic' | 'shared';

export const usualConditions: Conditions = {
  distinct: true,
  classId: null,
  weeks: 8,
  preferred: null,
  others: '',
  perSeries: '',
  perTopic: '',
  mine: false,
  overlap: 0,
};

const limit = (value: number | ''): number | undefined => (value === '' ? undefined : value);

type Body = Omit<Input<'POST /itf/unit-tests/{id}/forms'>['body'], 'forms' | 'overlap' | 'seed'>;

export const bodyOf = (conditions: Conditions): Body => ({
  ...(!conditions.distinct && { alike: true }),
  ...(conditions.classId && { classId: conditions.classId, weeks: conditions.weeks }),
  ...(conditions.preferred && { preferred: conditions.preferred, others: limit(conditions.others) }),
  perSeries: limit(conditions.perSeries),
  perTopic: limit(conditions.perTopic),
  ...(conditions.mine && { mine: true }),
});

/** The conditions of an earlier request. */
export const conditionsOf = ({ overlap, ...body }: AskedForms): Conditions => ({
  ...usualConditions,
  distinct: body.alike !== true,
  classId: body.classId ?? null,
  weeks: body.weeks ?? usualConditions.weeks,
  preferred: body.preferred ?? null,
  others: body.others ?? '',
  perSeries: body.perSeries ?? '',
  perTopic: body.perTopic ?? '',
  mine: body.mine === true,
  overlap,
});

/** The conditions as query parameters, where true is written as a word. */
export function queryOf(conditions: Conditions) {
  const { alike, mine, ...rest } = bodyOf(conditions);
  return { ...rest, ...(alike && { alike: 'true' as const }), ...(mine && { mine: 'true' as const }) };
}

/** How many conditions differ from the defaults. */
export const countSet = (conditions: Conditions): number =>
  [
    !conditions.distinct,
    conditions.classId !== null,
    conditions.preferred !== null,
    conditions.perSeries !== '',
    conditions.perTopic !== '',
    conditions.mine,
  ].filter(Boolean).length;

/** The conditions with one of them dropped. */
export function without(conditions: Conditions, name: ConditionName): Conditions {
  if (name === 'alike') return { ...conditions, distinct: false };
  if (name === 'recent') return { ...conditions, classId: null };
  if (name === 'mine') return { ...conditions, mine: false };
  if (name === 'shared') return { ...conditions, overlap: 100 };
  return { ...conditions, [name]: '' };
}

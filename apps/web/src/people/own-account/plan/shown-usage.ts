/** What the page of the own package says of its limits. */
import type { Reply } from '@vumon/contract/client';

type Usage = NonNullable<Reply<'GET /account/plan'>['usage']>;

export const counted = ['classes', 'students', 'systemTests'] as const satisfies readonly (keyof Usage)[];

export interface ShownUsage {
  readonly name: (typeof counted)[number];
  readonly used: number;
  /** `ended`: the package has ended, so its limits are not told. */
  readonly limit: number | 'none' | 'ended';
  readonly full: boolean;
}

/** An ended package limits nothing any more: what it allowed is not shown as if it did. */
export const shownUsage = (usage: Usage, running: boolean): ShownUsage[] =>
  counted.map((name) => {
    const { used, cap } = usage[name];
    const limit = !running ? 'ended' : (cap ?? 'none');
    return { name, used, limit, full: typeof limit === 'number' && used >= limit };
  });

import { cx } from './cx.ts';
import classes from './BubbleTally.module.css';

export type TallyTone = 'ink' | 'ok' | 'soft' | 'warn' | 'bad' | 'empty';

export interface BubbleTallyProps {
  /** Bubbles in order, e.g. eleven `ok`, then four `bad` (an outline). */
  groups: readonly { tone: TallyTone; count: number }[];
  /** What the row says, in words. */
  'aria-label': string;
  /** 12 or 14 px. */
  size?: 12 | 14;
}

/** A count told in answer bubbles. */
export function BubbleTally({ groups, size = 12, ...rest }: BubbleTallyProps) {
  return (
    <span role="img" className={cx(classes.root, size === 14 && classes.large)} {...rest}>
      {groups.flatMap(({ tone, count }, group) =>
        Array.from({ length: Math.max(0, count) }, (_, index) => <i key={`${group}.${index}`} className={cx(classes.dot, classes[tone])} />),
      )}
    </span>
  );
}

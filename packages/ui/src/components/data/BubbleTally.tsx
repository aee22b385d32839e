import { cx } from '../cx.ts';
import classes from './BubbleTally.module.css';

export type TallyTone = 'ink' | 'ok' | 'soft' | 'warn' | 'bad' | 'empty';

export interface BubbleTallyProps {
  /** Bubbles in order, e.g. eleven `ok`, then four `bad` (an outline). */
  groups: readonly { tone: TallyTone; count: number }[];
  /** The text for screen readers; empty if the row's own text already says it. */
  'aria-label': string;
  /** 12 or 14 px. */
  size?: 12 | 14;
}

/** A count shown as answer bubbles. */
export function BubbleTally({ groups, size = 12, 'aria-label': label }: BubbleTallyProps) {
  return (
    <span
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={cx(classes.root, size === 14 && classes.large)}
    >
      {groups.flatMap(({ tone, count }, group) =>
        Array.from({ length: Math.max(0, count) }, (_, index) => (
          <i key={`${group}.${index}`} className={cx(classes.dot, classes[tone])} />
        )),
      )}
    </span>
  );
}

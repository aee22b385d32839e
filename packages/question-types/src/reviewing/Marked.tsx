/** A learner's entry beside the right one, within the line of a text. */
import type { ReactNode } from 'react';
import { IconCheck } from '@tabler/icons-react';
import { useMessages } from '../messages.tsx';
import classes from './marked.module.css';

/** `isRight` is null before the key is released. */
export function Mine({ children, isRight }: { children: ReactNode; isRight: boolean | null }) {
  const t = useMessages('qt');
  if (children === null || children === '') return <span className={classes.none}>{t('review.nothing')}</span>;
  if (isRight === null) return <span className={classes.mine}>{children}</span>;
  if (!isRight) {
    return (
      <del className={classes.wrong}>
        <span className="visually-hidden">{t('review.state.wrong')}: </span>
        {children}
      </del>
    );
  }
  return (
    <span className={classes.right}>
      <IconCheck className={classes.tick} size={18} stroke={2} aria-label={t('review.state.right')} /> {children}
    </span>
  );
}

/** The accepted answers, the main one first. */
export function Accepted({ accepted }: { accepted: readonly string[] }) {
  const t = useMessages('qt');
  const [first = '', ...others] = accepted;
  return (
    <ins
      className={classes.right}
      title={others.length === 0 ? undefined : t('review.alsoRight', { answers: others.join('; ') })}
    >
      <span className="visually-hidden">{t('review.answer')}: </span>
      {first}
      {others.length > 0 && <small> / {others.slice(0, 3).join(' / ')}</small>}
    </ins>
  );
}

/** A position in the text with its number. */
export function MarkedPlace({ item, number, children }: { item: string; number: ReactNode; children: ReactNode }) {
  return (
    <span className={classes.marked} data-item={item}>
      <span className={classes.number}>{number}</span>
      {children}
    </span>
  );
}

/**
 * Every revision of an object that staff change: who changed what and when, newest first. Its messages are in the
 * catalog `history`.
 */
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { ErrorState, LoadingState } from '@vumon/ui';
import type { ReactNode } from 'react';
import { useErrorMessage } from '../forms/errors.ts';
import classes from './history.module.css';

interface Revision {
  readonly revision: number;
  readonly at: string;
  readonly by: { readonly fullName: string } | null;
}

export function History<R extends Revision>({
  history,
  children,
}: {
  history: {
    readonly data?: readonly R[] | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
  children: (revision: R) => ReactNode;
}) {
  const { t } = useTranslation('history');
  const say = useErrorMessage();
  return (
    <section className={classes.history}>
      <h3 className="b6">{t('title')}</h3>
      {history.data === undefined && history.error === null && <LoadingState compact />}
      {history.error !== null && (
        <ErrorState compact onRetry={() => void history.refetch()} retrying={history.isFetching}>
          {say(history.error)}
        </ErrorState>
      )}
      {history.data?.length === 0 && <p className="muted">{t('none')}</p>}
      <ol className={classes.revisions}>
        {history.data?.map((one) => (
          <li key={one.revision}>
            <div>{children(one)}</div>
            <div className="t12 muted">
              {one.by
                ? t('by', { name: one.by.fullName, at: formatDayTime(one.at) })
                : t('shipped', { at: formatDayTime(one.at) })}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Fields = Readonly<Record<string, unknown>>;

/** What a revision changed, field by field; for the first revision, the initial values. */
export function FieldChanges({
  before,
  after,
  labelOf,
  show,
}: {
  before: Fields | null;
  after: Fields;
  labelOf(name: string): string;
  /** Formats a value; undefined formats it by its type. */
  show?(name: string, value: unknown): string | undefined;
}) {
  const { t } = useTranslation('history');
  const { number } = useFormat();
  const textOf = (name: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('empty');
    const own = show?.(name, value);
    if (own !== undefined) return own;
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return number(value);
    if (Array.isArray(value)) return value.map(String).join(', ');
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  if (before === null) return t('first');
  return (
    <ul className={classes.fields}>
      {Object.keys(after)
        .filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]))
        .map((name) => (
          <li key={name}>
            {t('field', { name: labelOf(name), before: textOf(name, before[name]), after: textOf(name, after[name]) })}
          </li>
        ))}
    </ul>
  );
}

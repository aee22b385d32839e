import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { ErrorState, LoadingState } from '@vumon/ui';
import type { ReactNode } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import classes from './product-settings.module.css';

interface Revision {
  readonly revision: number;
  readonly at: string;
  readonly by: { readonly fullName: string } | null;
}

/** Who changed what and when, the newest first. */
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
  const { t } = useTranslation('product-settings');
  const say = useErrorMessage();
  return (
    <section className={classes.history}>
      <h3 className="b6">{t('history.title')}</h3>
      {history.data === undefined && history.error === null && <LoadingState />}
      {history.error !== null && (
        <ErrorState compact onRetry={() => void history.refetch()} retrying={history.isFetching}>
          {say(history.error)}
        </ErrorState>
      )}
      <ol className={classes.revisions}>
        {history.data?.map((one) => (
          <li key={one.revision}>
            <div>{children(one)}</div>
            <div className="t12 muted">
              {t(one.by ? 'history.by' : 'history.shipped', { name: one.by?.fullName, at: formatDayTime(one.at) })}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The latest entries of the audit log. */
import { useQuery } from '@tanstack/react-query';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { ErrorState, Sheet, Skeleton } from '@vumon/ui';
import { useErrorMessage } from '../../forms/errors.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useAuditLabels } from '../../people/user-administration/index.ts';
import classes from './home.module.css';
import { latestChangesQuery } from './queries.ts';

const shown = 5;

export default function RecentChanges() {
  const { t } = useTranslation('home');
  const message = useErrorMessage();
  const labels = useAuditLabels();
  const { data, error, refetch } = useQuery(latestChangesQuery);
  if (error && !data)
    return (
      <ErrorState compact onRetry={() => void refetch()}>
        {message(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton height={300} />;
  return (
    <Sheet
      title={t('staff.recent.title')}
      aside={
        <AppLink href="/manage/audit-log" className={classes.link}>
          {t('staff.recent.all')}
        </AppLink>
      }
    >
      {data.entries.length === 0 && (
        <Sheet.Row>
          <span className={classes.muted}>{t('staff.recent.none')}</span>
        </Sheet.Row>
      )}
      {data.entries.slice(0, shown).map(({ id, at, actor, action, subject, details }) => (
        <Sheet.Row key={id} margin={<span className={classes.moment}>{formatDayTime(at).slice(-5)}</span>}>
          <div className={classes.change}>
            <b>{actor?.fullName ?? t('staff.recent.system')}</b>: {labels.action(action)}
            {subject.name !== null && <span className={classes.muted}> · {subject.name}</span>}
          </div>
          <div className={classes.muted}>
            {[formatDayTime(at), ...labels.details(action, details).map(({ name, value }) => `${name}: ${value}`)].join(
              ' · ',
            )}
          </div>
        </Sheet.Row>
      ))}
    </Sheet>
  );
}

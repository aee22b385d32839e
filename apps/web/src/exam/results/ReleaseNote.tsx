/** Says which other tests delay the release of this test's keys, and lets the teacher release them anyway. */
import { formatDayTime, formatEnd } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note, toast, useConfirm } from '@vumon/ui';
import { useErrorMessage } from '../../forms/errors.ts';
import { useReleaseKeys, type Results } from './queries.ts';
import classes from './results.module.css';

export function ReleaseNote({ id, release }: { id: string; release: Results['release'] }) {
  const { t } = useTranslation('results');
  const confirm = useConfirm();
  const messageOf = useErrorMessage();
  const giveOut = useReleaseKeys(id);
  const [last] = release.waitsFor;
  if (last === undefined) return null;
  const ask = async () => {
    if (
      !(await confirm({
        title: t('release.confirmTitle'),
        body: t('release.confirmBody', { test: last.title, className: last.className }),
        confirmLabel: t('release.confirm'),
        danger: true,
      }))
    )
      return;
    giveOut.mutate(undefined, {
      onSuccess: () => toast(t('release.done'), { tone: 'ok' }),
      onError: (error) => toast(messageOf(error), { tone: 'bad', duration: 4000 }),
    });
  };
  return (
    <Note
      tone="info"
      title={t('release.title', { until: formatDayTime(last.endsAt) })}
      action={
        <Button size="sm" loading={giveOut.isPending} onClick={() => void ask()}>
          {t('release.action')}
        </Button>
      }
    >
      <p>{t('release.body')}</p>
      <ul className={classes.waits}>
        {release.waitsFor.map((test) => (
          <li key={test.id}>
            {t('release.test', {
              test: test.title,
              className: test.className,
              from: formatDayTime(test.startsAt),
              to: formatEnd(test.startsAt, test.endsAt),
            })}
          </li>
        ))}
      </ul>
    </Note>
  );
}

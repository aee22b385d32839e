/** Earlier regrades; the last one can be undone. */
import { formatDay, formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, toast, useConfirm } from '@vumon/ui';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useErrorMessage } from '../../forms/errors.ts';
import { useRegrading, type Step } from './queries.ts';
import classes from './regrade.module.css';

export function History({ id, steps }: { id: string; steps: readonly Step[] }) {
  const { t } = useTranslation('regrade');
  const messageOf = useErrorMessage();
  const confirm = useConfirm();
  const { undo } = useRegrading(id);
  const last = steps.find(({ undoUntil }) => undoUntil !== null);
  if (steps.length === 0) return null;
  const back = async (step: Step) => {
    const ok = await confirm({
      title: t('undo.title', { number: step.number }),
      body: t('undo.body'),
      confirmLabel: t('undo.confirm'),
    });
    if (!ok) return;
    const { changed } = await undo.mutateAsync({ step: step.id, notify: true });
    toast(t('undo.done', { count: changed }));
  };
  return (
    <section className={classes.history} aria-label={t('history')}>
      <h2 className={classes.subtitle}>{t('history')}</h2>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step.id} className={step.undoneAt ? classes.undone : undefined}>
            <span className={classes.when}>{formatDayTime(step.at)}</span>
            <span>
              {t('step', { number: step.number, kind: t(`kinds.${step.kind}`), by: step.by })}
              {step.student !== null && ` ${t('stepFor', { student: step.student })}`}
              {' · '}
              {t('stepEffect', { raised: step.raised, lowered: step.lowered })}
              <br />
              <q>{step.reason}</q>
              {step.undoneAt && ` · ${t('undone', { when: formatDayTime(step.undoneAt) })}`}
            </span>
          </li>
        ))}
      </ol>
      {last?.undoUntil && (
        <p className={classes.back}>
          {t('undoUntil', { day: formatDay(last.undoUntil) })}
          <Button
            variant="link"
            icon={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />}
            loading={undo.isPending}
            onClick={() =>
              void back(last).catch((error: unknown) => toast(messageOf(error), { tone: 'bad', duration: 4000 }))
            }
          >
            {t('undo.button')}
          </Button>
        </p>
      )}
    </section>
  );
}

/** Answers that arrived after the deadline. They do not count until the teacher accepts them and gives a reason. */
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Card, Checkbox, Modal, Note, Tag, TextAreaField, toast } from '@vumon/ui';
import { useState } from 'react';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { useAcceptLate, type LearnerPaper } from './queries.ts';
import classes from './attempt.module.css';

export function LateAnswers({ paper }: { paper: LearnerPaper }) {
  const { t } = useTranslation('results');
  const { t: c } = useTranslation('common');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const accept = useAcceptLate(paper.attemptId);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    new Set(paper.late.filter(({ accepted }) => !accepted).map(({ entry }) => entry)),
  );
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const errors = fieldErrors(accept.error);

  const toggle = (entry: number, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(entry);
    else next.delete(entry);
    setChosen(next);
  };
  const close = () => {
    setAsking(false);
    accept.reset();
  };
  const send = () =>
    accept.mutate(
      { entries: [...chosen], reason: reason.trim() },
      {
        onSuccess: ({ mark }) => {
          setAsking(false);
          setReason('');
          setChosen(new Set());
          toast(t('late.done', { mark: format.mark(mark) }));
        },
      },
    );
  const scored = paper.status === 'SCORED';
  const open = paper.late.some(({ accepted }) => !accepted);

  return (
    <Card
      title={t('late.title', { count: paper.late.length })}
      {...(open && {
        aside: (
          <Button
            size="sm"
            variant="tint"
            onClick={() => setAsking(true)}
            disabledReason={!scored ? t('late.notScored') : chosen.size === 0 ? t('late.pick') : null}
          >
            {chosen.size === 0 ? t('late.acceptNone') : t('late.accept', { count: chosen.size })}
          </Button>
        ),
      })}
    >
      <p className={classes.muted}>
        {t(open ? 'late.body' : 'late.bodyDone', { deadline: formatDayTime(paper.deadlineAt) })}
      </p>
      <ul className={classes.late}>
        {paper.late.map(({ entry, numbers, receivedAt, accepted }) => (
          <li key={entry}>
            <Checkbox
              checked={accepted || chosen.has(entry)}
              disabled={accepted}
              onChange={(on) => toggle(entry, on)}
              label={
                numbers.length > 1
                  ? t('late.numbers', { from: numbers[0]!, to: numbers.at(-1)! })
                  : t('analysis.title', { number: numbers[0] ?? '–' })
              }
              description={t('late.at', { at: formatDayTime(receivedAt) })}
              aside={accepted && <Tag tone="ok">{t('late.accepted')}</Tag>}
            />
          </li>
        ))}
      </ul>
      <Modal
        opened={asking}
        onClose={close}
        title={t('late.ask', { count: chosen.size })}
        footer={
          <>
            <Button onClick={close}>{c('cancel')}</Button>
            <Button
              variant="primary"
              loading={accept.isPending}
              onClick={send}
              disabledReason={reason.trim() === '' ? t('late.reasonNeeded') : null}
            >
              {t('late.confirm')}
            </Button>
          </>
        }
      >
        <div className={classes.ask}>
          {accept.error && Object.keys(errors).length === 0 && (
            <Note tone="bad" live>
              {messageOf(accept.error)}
            </Note>
          )}
          <p className={classes.muted}>{t('late.askBody')}</p>
          <TextAreaField
            label={t('late.reason')}
            placeholder={t('late.reasonExample')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            maxLength={300}
            autosize
            minRows={2}
            error={errors['reason']}
            data-autofocus
          />
        </div>
      </Modal>
    </Card>
  );
}

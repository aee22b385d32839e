import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Reply } from '@vumon/contract/client';
import { useNavigate } from '@tanstack/react-router';
import { IconCopy, IconCopyPlus, IconFiles, IconPrinter, IconQrcode, IconSend } from '@tabler/icons-react';
import { formatDayTime, formatEnd } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, ErrorState, IconButton, LoadingState, Sheet, toast } from '@vumon/ui';
import { useState } from 'react';
import { lateDialog } from '../../../connection/lateDialog.tsx';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { useUrlState } from '../../../navigation/url-state.ts';
import { useProfile } from '../../../session/profile.ts';
import { useErrorMessage } from '../../../forms/errors.ts';
import { AssignDialog } from '../../../exam/assignments/form/AssignDialog.tsx';
import { ExamFacts } from '../ExamFacts.tsx';
import { PartSheet } from '../ExamView.tsx';
import { assignedQuery } from '../queries.ts';
import { FormsDialog } from './assembly/FormsDialog.tsx';
import classes from './builder.module.css';
import { assignmentLink } from '../../../exam/assignments/sharing/links.ts';
import type { ExamDraft } from './draft.ts';
import { partViews, tallyOf } from './model.ts';

const QrDialog = lateDialog(
  async () => ({ default: (await import('../../../exam/assignments/sharing/QrDialog.tsx')).QrDialog }),
  ({ onClose }) => onClose(),
);

export interface SendStepProps {
  examId: string;
  draft: ExamDraft;
  onBack: () => void;
}

/** Step 4: the finished test with its questions, which goes to classes; each class has its link and QR code. */
export function SendStep({ examId, draft, onBack }: SendStepProps) {
  const { t } = useTranslation('exams');
  const navigate = useNavigate();
  const teacher = useProfile().role === 'TEACHER';
  const assigned = useQuery({ ...assignedQuery(examId), enabled: teacher });
  const [assigning, setAssigning] = useState(false);
  const [url, setUrl] = useUrlState();
  const [forms, setForms] = useState(url['making'] !== undefined);
  const tally = tallyOf(draft.sections, draft.chosen);

  return (
    <div className={classes.narrow}>
      <div className={classes.sendHead}>
        <div className={classes.headText}>
          <h2>{t('send.title')}</h2>
          <p>{t(teacher ? 'send.lead' : 'send.system')}</p>
        </div>
        {teacher && (
          <Button
            variant="primary"
            icon={<IconSend size={18} stroke={1.75} aria-hidden />}
            onClick={() => setAssigning(true)}
          >
            {t('send.assign')}
          </Button>
        )}
      </div>
      {partViews(draft.sections, draft.chosen).map((view) => (
        <PartSheet key={view.part.id} view={view} />
      ))}
      <Card title={t('send.facts')}>
        <ExamFacts
          exam={{
            ...draft.info,
            subject: draft.subject,
            formatName: draft.formatName,
            formatNameEn: draft.formatNameEn,
            totalQuestions: tally.wanted,
            totalPoints: tally.totalPoints,
            minutes: Number(draft.info.minutes),
          }}
        />
      </Card>
      {teacher && <AssignedLinks assigned={assigned} />}
      <div className={classes.stepEnd}>
        <div className={classes.buttons}>
          <Button onClick={onBack}>{t('send.edit')}</Button>
          <Button
            icon={<IconPrinter size={20} stroke={1.75} aria-hidden />}
            renderRoot={(props) => <AppLink href={`/unit-test/${examId}?print=paper`} {...props} />}
          >
            {t('print.open')}
          </Button>
          <Button
            icon={<IconFiles size={20} stroke={1.75} aria-hidden />}
            renderRoot={(props) => <AppLink href={`/unit-test/${examId}/papers`} {...props} />}
          >
            {t('print.papers')}
          </Button>
          <Button icon={<IconCopyPlus size={20} stroke={1.75} aria-hidden />} onClick={() => setForms(true)}>
            {t('forms.open')}
          </Button>
          <Button onClick={() => void navigate({ to: '/unit-test/mine' })}>{t('send.done')}</Button>
        </div>
      </div>
      {forms && (
        <FormsDialog
          examId={examId}
          draft={draft}
          making={url['making'] ?? null}
          onClose={() => {
            setForms(false);
            if (url['making'] !== undefined) setUrl({ making: undefined });
          }}
        />
      )}
      {assigning && (
        <AssignDialog
          examId={examId}
          opened
          onClose={() => {
            setAssigning(false);
            void assigned.refetch();
          }}
        />
      )}
    </div>
  );
}

/** The classes that have the test, each with the link to it and its QR code. */
function AssignedLinks({ assigned }: { assigned: UseQueryResult<Reply<'GET /itf/unit-tests/{id}/assigned'>> }) {
  const { t } = useTranslation('exams');
  const { t: c } = useTranslation('common');
  const messageOf = useErrorMessage();
  const [qr, setQr] = useState<{ id: string; name: string } | null>(null);
  const copy = (id: string) => void navigator.clipboard.writeText(assignmentLink(id)).then(() => toast(c('copied')));

  return (
    <>
      <Sheet title={t('send.links')} as="section">
        {assigned.error ? (
          <ErrorState compact onRetry={() => void assigned.refetch()}>
            {messageOf(assigned.error)}
          </ErrorState>
        ) : !assigned.data ? (
          <LoadingState />
        ) : assigned.data.length === 0 ? (
          <Sheet.Row>
            <span className={classes.muted}>{t('send.noLinks')}</span>
          </Sheet.Row>
        ) : (
          assigned.data.map((one, index) => (
            <Sheet.Row
              key={one.id}
              margin={index + 1}
              className={classes.row}
              action={
                <>
                  <IconButton
                    icon={<IconCopy size={20} stroke={1.75} />}
                    aria-label={t('send.copyLink', { name: one.className })}
                    withTooltip
                    onClick={() => copy(one.id)}
                  />
                  <IconButton
                    icon={<IconQrcode size={20} stroke={1.75} />}
                    aria-label={t('send.qr', { name: one.className })}
                    withTooltip
                    onClick={() => setQr({ id: one.id, name: one.className })}
                  />
                </>
              }
            >
              <div className={classes.groupTitle}>{one.className}</div>
              <div className={classes.facts}>
                {t('send.window', { from: formatDayTime(one.startsAt), to: formatEnd(one.startsAt, one.endsAt) })}
              </div>
              <AppLink href={`/learning/${one.id}`} className={classes.link!}>
                {t('send.open', { name: one.className })}
              </AppLink>
            </Sheet.Row>
          ))
        )}
      </Sheet>
      {qr && <QrDialog id={qr.id} name={qr.name} onClose={() => setQr(null)} />}
    </>
  );
}

/** The header of a test's results, with the actions on all attempts. */
import type { AssignmentView } from '@vumon/contract';
import { traitsOf } from '@vumon/question-types/traits';
import {
  IconBroadcast,
  IconCertificate,
  IconDots,
  IconDownload,
  IconListDetails,
  IconMail,
  IconPencilCheck,
  IconPresentation,
  IconPrinter,
} from '@tabler/icons-react';
import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, IconButton, Menu, PageHeader, toast, useConfirm } from '@vumon/ui';
import { useState } from 'react';
import { AppLink } from '../../navigation/AppLink.tsx';
import { downloadFile } from '../../api/download.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { usePrintout, type Printout } from '../../lists/print/Printout.tsx';
import { AssignmentActions } from '../assignments/AssignmentActions.tsx';
import { PrintedGrid } from './grid/PrintedGrid.tsx';
import { windowOf } from './marks.ts';
import { useMailResults, type Results } from './queries.ts';

interface ResultHeaderProps {
  id: string;
  results: Results;
  /** The assignment; undefined while unknown, or if the teacher's package does not include it. */
  given: AssignmentView | undefined;
  onAttempts(): void;
  /** Goes through the questions with the class. */
  onShow(): void;
  onCertificates(): void;
  onEdit(assignment: AssignmentView): void;
}

export function ResultHeader({ id, results, given, onAttempts, onShow, onCertificates, onEdit }: ResultHeaderProps) {
  const { assignment, stats, rows, columns } = results;
  const { t } = useTranslation('results');
  const { t: c } = useTranslation('common');
  const messageOf = useErrorMessage();
  const [saving, setSaving] = useState(false);
  const mail = useTelling(id);

  const save = () => {
    setSaving(true);
    void downloadFile(
      `/itf/classes/unit-tests-assigned/${id}/export`,
      `${assignment.className} ${assignment.title}.xlsx`,
    )
      .catch((error: unknown) => toast(messageOf(error), { tone: 'bad', duration: 4000 }))
      .finally(() => setSaving(false));
  };

  const subtitle = t('subtitle', {
    subject: c(`subjects.${assignment.subject}`),
    className: assignment.className,
    day: formatDay(assignment.startsAt),
    window: windowOf(assignment),
    questions: c('questionCount', { count: assignment.questions }),
  });
  const printout = usePrintedResults(results, subtitle);
  // One menu with what the teacher does to the assignment.
  const entries = [
    stats.submitted > 0 && {
      label: t('attempts.title'),
      icon: <IconListDetails size={18} stroke={1.75} />,
      onSelect: onAttempts,
    },
    stats.submitted > 0 && {
      label: t('grid.print'),
      icon: <IconPrinter size={18} stroke={1.75} />,
      onSelect: printout.print,
    },
    stats.submitted > 0 && {
      label: t('mail.verb'),
      icon: <IconMail size={18} stroke={1.75} />,
      onSelect: () => void mail(),
    },
  ];

  return (
    <PageHeader
      title={assignment.title}
      subtitle={subtitle}
      actions={
        <>
          {printout.sheet}
          {stats.toMark > 0 && (
            <Button
              variant="tint"
              icon={<IconPencilCheck size={18} stroke={1.75} aria-hidden />}
              renderRoot={(props) => <AppLink href={`/learning/${id}/marking`} {...props} />}
            >
              {t('toMark', { count: stats.toMark })}
            </Button>
          )}
          {stats.toMark === 0 &&
            rows.some(({ states }) => states.length > 0) &&
            columns.some(({ type }) => traitsOf(type).byHand) && (
              <Button
                icon={<IconPencilCheck size={18} stroke={1.75} aria-hidden />}
                renderRoot={(props) => <AppLink href={`/learning/${id}/marking`} {...props} />}
              >
                {t('markAgain')}
              </Button>
            )}
          {given && given.status === 'ONGOING' && !given.cancelledAt && (
            <Button
              icon={<IconBroadcast size={18} stroke={1.75} aria-hidden />}
              renderRoot={(props) => <AppLink href={`/learning/${id}/live`} {...props} />}
            >
              {t('live')}
            </Button>
          )}
          {stats.scored > 0 && (
            <Button icon={<IconPresentation size={18} stroke={1.75} aria-hidden />} onClick={onShow}>
              {t('projector.open')}
            </Button>
          )}
          {assignment.mode === 'TEST' && stats.scored > 0 && (
            <Button icon={<IconCertificate size={18} stroke={1.75} aria-hidden />} onClick={onCertificates}>
              {t('certificates')}
            </Button>
          )}
          <Button
            variant="primary"
            icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
            loading={saving}
            onClick={save}
          >
            {t('excel')}
          </Button>
          {given ? (
            <AssignmentActions assignment={given} more={entries} onEdit={() => onEdit(given)} />
          ) : (
            stats.submitted > 0 && (
              <Menu label={assignment.title} items={entries}>
                <IconButton icon={<IconDots size={20} stroke={1.75} />} aria-label={t('more')} />
              </Menu>
            )
          )}
        </>
      }
    />
  );
}

/** Tells the learners their results by mail, after a question. */
function useTelling(id: string): () => Promise<void> {
  const { t } = useTranslation('results');
  const messageOf = useErrorMessage();
  const confirm = useConfirm();
  const { mutateAsync: tell } = useMailResults(id);
  return async () => {
    if (!(await confirm({ title: t('mail.title'), body: t('mail.body'), confirmLabel: t('mail.verb') }))) return;
    await tell().then(
      ({ told, withoutMail }) =>
        toast(
          withoutMail > 0 ? t('mail.toldSome', { count: told, without: withoutMail }) : t('mail.told', { count: told }),
        ),
      (error: unknown) => toast(messageOf(error), { tone: 'bad', duration: 4000 }),
    );
  };
}

function usePrintedResults(results: Results, subtitle: string): Printout {
  const { t } = useTranslation('results');
  const format = useFormat();
  const { assignment, stats } = results;
  return usePrintout(() =>
    Promise.resolve({
      title: assignment.title,
      facts: [
        subtitle,
        `${t('stats.submitted')} ${stats.submitted}/${stats.enrolled}`,
        stats.average !== null && `${t('stats.average')} ${format.mark(stats.average)}`,
      ],
      body: <PrintedGrid results={results} />,
    }),
  );
}

import { IconLock } from '@tabler/icons-react';
import type { ExamSummary } from '@vumon/contract';
import { skills } from '@vumon/domain';
import { formatDay, formatDayTime } from '@vumon/i18n';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Button, Tag, type Column } from '@vumon/ui';
import { useExamTypes, useSeries } from '../../api/reference-data.ts';
import { ExamRowMenu } from './ExamRowMenu.tsx';
import { GradeCell } from '../../lists/GradeCell.tsx';
import { NameCell } from '../../lists/NameCell.tsx';
import { ExamTag } from '../../lists/statuses.tsx';
import classes from './exams.module.css';
import type { ExamScope } from './filters.ts';

/** Columns of the list of tests, with the menu of each row. */
export function useExamColumns({
  scope,
  mayCopy,
  onOpen,
  onAssign,
  onPreview,
  onLink,
  onSample,
}: {
  scope: ExamScope;
  mayCopy: boolean;
  onOpen: (row: ExamSummary) => void;
  onAssign: (row: ExamSummary) => void;
  onPreview: (row: ExamSummary) => void;
  onLink: (row: ExamSummary) => void;
  onSample: (row: ExamSummary) => void;
}): Column<ExamSummary>[] {
  const { t } = useTranslation('exams');
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sortable: true,
      narrow: 'title',
      width: '42%',
      cell: (row) => <ExamName row={row} scope={scope} onOpen={() => onOpen(row)} />,
    },
    {
      key: 'grade',
      header: t('columns.grade'),
      width: 92,
      narrow: 'plain',
      cell: (row) => <GradeCell gradeId={row.gradeId} subject={row.subject} />,
    },
    {
      key: 'questions',
      header: t('columns.questions'),
      width: 76,
      align: 'right',
      numeric: true,
      cell: (row) => row.totalQuestions,
    },
    {
      key: 'minutes',
      header: t('columns.minutes'),
      width: 96,
      align: 'right',
      numeric: true,
      sortable: true,
      cell: (row) => t('minutes', { count: row.minutes }),
    },
    {
      key: 'status',
      header: t('columns.status'),
      width: 130,
      cell: (row: ExamSummary) =>
        row.status === 'READY' ? (
          <ExamTag status="READY">{t('status.READY')}</ExamTag>
        ) : (
          <ExamTag status="DRAFT">{t('status.DRAFT', { chosen: row.chosen, total: row.totalQuestions })}</ExamTag>
        ),
    },
    {
      key: 'uses',
      header: t('columns.uses'),
      width: 92,
      hideBelow: 1280 as const,
      isEmpty: (row: ExamSummary) => row.uses === 0,
      cell: (row: ExamSummary) => (row.uses > 0 ? t('times', { count: row.uses }) : '–'),
    },
    {
      key: 'updated',
      header: t('columns.updated'),
      width: 116,
      numeric: true,
      sortable: true,
      hideBelow: 1440,
      cell: (row) => <span title={formatDayTime(row.updatedAt)}>{formatDay(row.updatedAt)}</span>,
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('columns.actions')}</span>,
      label: t('columns.actions'),
      width: 160,
      align: 'right',
      narrow: 'split',
      cell: (row) => (
        <div className={classes.rowActions}>
          {row.abilities.assign && (
            <span className={classes.verb} data-verb>
              <Button
                size="sm"
                icon={row.locked === null ? undefined : <IconLock size={16} stroke={1.75} aria-hidden />}
                onClick={() => onAssign(row)}
              >
                {t(row.locked === null ? 'assign' : 'unlock')}
              </Button>
            </span>
          )}
          <ExamRowMenu
            row={row}
            mayCopy={mayCopy}
            onOpen={() => onOpen(row)}
            onAssign={() => onAssign(row)}
            onPreview={() => onPreview(row)}
            onLink={() => onLink(row)}
            onSample={() => onSample(row)}
          />
        </div>
      ),
    },
  ];
}

/** Name and tags of a test; its creator where teachers share it; type, skills and series below. */
function ExamName({ row, scope, onOpen }: { row: ExamSummary; scope: ExamScope; onOpen: () => void }) {
  const { t } = useTranslation('exams');
  const { t: c } = useTranslation('common');
  const english = useLocale() === 'en';
  const types = useExamTypes();
  const series = useSeries(null, null);
  return (
    <NameCell name={(english && row.nameEn) || row.name} onOpen={onOpen}>
      {row.needsCode && <Tag tone="ink">{t('codeTag')}</Tag>}
      {row.sample !== null && <Tag>{t('sampleTag', { position: row.sample })}</Tag>}
      {scope === 'mine' && row.privacy === 'PUBLIC' && <Tag>{t('sharedTag')}</Tag>}
      {scope === 'shared' && row.creator && <span className={classes.line}>{row.creator}</span>}
      <span className={classes.line}>
        {[
          types.nameOf(row.examType),
          skills
            .filter((skill) => row.skills.includes(skill))
            .map((skill) => c(`skills.${skill}`))
            .join(', '),
          row.seriesId && series.nameOf(row.seriesId),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </NameCell>
  );
}

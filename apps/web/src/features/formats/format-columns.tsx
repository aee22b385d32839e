import { useNavigate } from '@tanstack/react-router';
import { IconCopy, IconEye, IconFileText, IconPencil, IconTrash } from '@tabler/icons-react';
import type { FormatSummary } from '@vumon/contract';
import { skills } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { LevelDots, Switch, Tag, toast, useConfirm, type Column } from '@vumon/ui';
import { useGrades } from '../../api/reference-data.ts';
import { useReport } from '../../forms/report.ts';
import { rowActions } from '../../lists/row-actions.tsx';
import classes from './formats.module.css';
import { useFormatChanges } from './queries.ts';

/** Columns of the list of formats, with the menu of each row; `base` is the path of a single format. */
export function useFormatColumns({
  base,
  onOpen,
}: {
  base: '/templates' | '/unit-test-templates';
  onOpen: (row: FormatSummary) => void;
}): Column<FormatSummary>[] {
  const { t } = useTranslation('formats');
  const { t: c } = useTranslation('common');
  const format = useFormat();
  const report = useReport();
  const navigate = useNavigate();
  const grades = useGrades();
  const changes = useFormatChanges();
  const { copy, remove } = useFormatActions(base);
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sortable: true,
      narrow: 'title',
      width: '50%',
      cell: (row) => (
        <div className={classes.nameCell}>
          <button type="button" className={classes.nameLink} onClick={() => onOpen(row)}>
            {row.name}
          </button>
          <span className={classes.facts}>
            <span>
              {t('partCount', { count: row.parts })}
              {row.subject !== 'MATH' &&
                `: ${skills
                  .filter((skill) => row.skills.includes(skill))
                  .map((skill) => c(`skills.${skill}`))
                  .join(', ')}`}
            </span>
            {row.cognition === 'SPECIFIED' ? (
              <LevelDots level={4}>{t('specified')}</LevelDots>
            ) : (
              <span>{t('random')}</span>
            )}
          </span>
        </div>
      ),
    },
    {
      key: 'grade',
      header: t('columns.grade'),
      width: 100,
      cell: (row) => (
        <span className={classes.nowrap}>
          {grades.nameOf(row.gradeId)}
          <span className={classes.subject}>{c(`subjects.${row.subject}`)}</span>
        </span>
      ),
    },
    {
      key: 'questions',
      header: t('columns.questions'),
      width: 96,
      align: 'right',
      numeric: true,
      sortable: true,
      cell: (row) => row.totalQuestions,
    },
    {
      key: 'points',
      header: t('columns.points'),
      width: 80,
      align: 'right',
      numeric: true,
      cell: (row) => format.mark(row.totalPoints),
    },
    {
      key: 'minutes',
      header: t('columns.minutes'),
      width: 110,
      align: 'right',
      numeric: true,
      sortable: true,
      cell: (row) => <span className={classes.nowrap}>{t('minutes', { count: row.minutes })}</span>,
    },
    {
      key: 'uses',
      header: t('columns.uses'),
      width: 80,
      align: 'right',
      numeric: true,
      hideBelow: 1280,
      cell: (row) => row.uses,
    },
    {
      key: 'active',
      header: t('columns.active'),
      width: 110,
      cell: (row) =>
        row.abilities.toggle ? (
          <Switch
            checked={row.active}
            aria-label={t('toggleOf', { name: row.name })}
            onChange={(active) =>
              report(
                changes.toggle
                  .mutateAsync({ id: row.id, active })
                  .then(() => toast(t(active ? 'turnedOn' : 'turnedOff'))),
              )
            }
          />
        ) : (
          <Tag tone={row.active ? 'ok' : 'neutral'}>{t(row.active ? 'on' : 'off')}</Tag>
        ),
    },
    rowActions({
      header: t('columns.actions'),
      label: (row) => t('actionsOf', { name: row.name }),
      nameOf: (row) => row.name,
      items: (row) => [
        {
          label: t(row.abilities.edit ? 'edit' : 'view'),
          icon: row.abilities.edit ? <IconPencil size={18} stroke={1.75} /> : <IconEye size={18} stroke={1.75} />,
          onSelect: () => onOpen(row),
          disabled: !row.abilities.view,
        },
        row.abilities.apply && {
          label: t('use'),
          icon: <IconFileText size={18} stroke={1.75} />,
          onSelect: () => void navigate({ to: '/unit-test/create', search: { format: row.id } }),
        },
        row.abilities.copy && {
          label: t('copy'),
          icon: <IconCopy size={18} stroke={1.75} />,
          onSelect: () => report(copy(row)),
        },
        row.abilities.delete && {
          label: t('remove'),
          icon: <IconTrash size={18} stroke={1.75} />,
          onSelect: () => report(remove(row)),
          danger: true,
          divided: true,
        },
      ],
    }),
  ];
}

function useFormatActions(base: string) {
  const { t } = useTranslation('formats');
  const navigate = useNavigate();
  const confirm = useConfirm();
  const changes = useFormatChanges();
  const copy = async (row: FormatSummary) => {
    const made = await changes.copy.mutateAsync({ id: row.id, name: t('copyName', { name: row.name }).slice(0, 100) });
    toast(t('copied'));
    void navigate({ to: `${base}/${made.id}` });
  };
  const remove = async (row: FormatSummary) => {
    if (
      !(await confirm({
        title: t('removeTitle', { name: row.name }),
        body: t('removeBody'),
        confirmLabel: t('remove'),
        danger: true,
      }))
    )
      return;
    await changes.remove.mutateAsync(row.id);
    toast(t('removed'));
  };
  return { copy, remove };
}

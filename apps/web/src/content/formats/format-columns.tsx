import { useNavigate } from '@tanstack/react-router';
import { IconCopy, IconEye, IconFileText, IconHistory, IconLock, IconPencil, IconTrash } from '@tabler/icons-react';
import type { FormatSummary } from '@vumon/contract';
import { skills } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { LevelDots, Switch, Tag, toast, useConfirm, type Column } from '@vumon/ui';
import { useNamed } from '../../api/reference-data.ts';
import { useReport } from '../../forms/report.ts';
import { useGate } from '../../session/use-gate.ts';
import { GradeCell } from '../../lists/GradeCell.tsx';
import { NameCell } from '../../lists/NameCell.tsx';
import { rowActions } from '../../lists/row-actions.tsx';
import classes from './formats.module.css';
import { useFormatChanges } from './queries.ts';

type Base = '/templates' | '/unit-test-templates';

/** What the package includes of the actions of a row, and the way to one that includes more. */
function useLocks(base: Base) {
  const navigate = useNavigate();
  return {
    mayMake: useGate('/unit-test/create') !== 'upgrade',
    mayCopy: useGate('/templates/create-new-template', { m: 'mine' }) !== 'upgrade',
    upgrade: () =>
      void navigate({ to: '/payment', search: { type: 'upgrade', feature: 'create-formats', from: base } }),
  };
}

/** Columns of the list of formats, with the menu of each row; `base` is the path of a single format. */
export function useFormatColumns({
  base,
  onOpen,
  onRename,
}: {
  base: Base;
  onOpen: (row: FormatSummary) => void;
  onRename: (row: FormatSummary) => void;
}): Column<FormatSummary>[] {
  const { t } = useTranslation('formats');
  const format = useFormat();
  const report = useReport();
  const navigate = useNavigate();
  const { copy, remove } = useFormatActions(base);
  const named = useNamed();
  const { mayMake, mayCopy, upgrade } = useLocks(base);
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sortable: true,
      narrow: 'title',
      width: '50%',
      cell: (row) => <FormatName row={row} onOpen={() => onOpen(row)} />,
    },
    {
      key: 'grade',
      header: t('columns.grade'),
      width: 100,
      narrow: 'plain',
      cell: (row) => <GradeCell gradeId={row.gradeId} subject={row.subject} />,
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
      cell: (row) => <ActiveSwitch row={row} />,
    },
    rowActions({
      header: t('columns.actions'),
      label: (row) => t('actionsOf', { name: named(row) }),
      nameOf: (row) => named(row),
      items: (row) => [
        {
          label: t(row.abilities.edit ? 'edit' : 'view'),
          icon: row.abilities.edit ? <IconPencil size={18} stroke={1.75} /> : <IconEye size={18} stroke={1.75} />,
          onSelect: () => onOpen(row),
          disabled: !row.abilities.view,
        },
        // An unused format is renamed where the rest of it is edited.
        row.abilities.rename &&
          !row.abilities.edit && {
            label: t('rename'),
            icon: <IconPencil size={18} stroke={1.75} />,
            onSelect: () => onRename(row),
          },
        row.abilities.apply && {
          label: t(mayMake ? 'use' : 'useLocked'),
          icon: mayMake ? <IconFileText size={18} stroke={1.75} /> : <IconLock size={18} stroke={1.75} />,
          onSelect: () => void navigate({ to: '/unit-test/create', search: { format: row.id } }),
        },
        row.scope === 'SYSTEM' &&
          row.abilities.toggle && {
            label: t('history'),
            icon: <IconHistory size={18} stroke={1.75} />,
            onSelect: () => void navigate({ to: '/manage/content-changes', search: { of: row.id } }),
          },
        row.abilities.copy && {
          label: t(mayCopy ? 'copy' : 'copyLocked'),
          icon: mayCopy ? <IconCopy size={18} stroke={1.75} /> : <IconLock size={18} stroke={1.75} />,
          onSelect: () => (mayCopy ? report(copy(row)) : upgrade()),
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

/** Copying a format and opening the copy; removing one after a confirmation. */
function useFormatActions(base: string) {
  const named = useNamed();
  const { t } = useTranslation('formats');
  const navigate = useNavigate();
  const confirm = useConfirm();
  const changes = useFormatChanges();
  const copy = async (row: FormatSummary) => {
    const made = await changes.copy.mutateAsync({
      id: row.id,
      name: t('copyName', { name: named(row) }).slice(0, 100),
    });
    toast(t('copied'));
    void navigate({ to: `${base}/${made.id}` });
  };
  const remove = async (row: FormatSummary) => {
    if (
      !(await confirm({
        title: t('removeTitle', { name: named(row) }),
        body: row.scope === 'SYSTEM' ? t('removeBody') : `${t('removeBody')} ${t('removeForGood')}`,
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

/** Name of a format, with its parts and skills below, and whether it asks for levels. */
function FormatName({ row, onOpen }: { row: FormatSummary; onOpen: () => void }) {
  const named = useNamed();
  const { t } = useTranslation('formats');
  const { t: c } = useTranslation('common');
  return (
    <NameCell name={named(row)} onOpen={onOpen}>
      <span className={classes.facts}>
        <span>
          {t('partCount', { count: row.parts })}
          {row.subject !== 'MATH' &&
            `: ${skills
              .filter((skill) => row.skills.includes(skill))
              .map((skill) => c(`skills.${skill}`))
              .join(', ')}`}
        </span>
        {row.cognition === 'SPECIFIED' ? <LevelDots level={4}>{t('specified')}</LevelDots> : <span>{t('random')}</span>}
      </span>
    </NameCell>
  );
}

/** Whether tests can be made on the format; a switch for whoever may change that. */
function ActiveSwitch({ row }: { row: FormatSummary }) {
  const named = useNamed();
  const { t } = useTranslation('formats');
  const report = useReport();
  const { toggle } = useFormatChanges();
  const turn = async (active: boolean) => {
    await toggle.mutateAsync({ id: row.id, active });
    toast(t(active ? 'turnedOn' : 'turnedOff'));
  };
  return row.abilities.toggle ? (
    <Switch
      checked={row.active}
      aria-label={t('toggleOf', { name: named(row) })}
      onChange={(active) => report(turn(active))}
    />
  ) : (
    <Tag tone={row.active ? 'ok' : 'neutral'}>{t(row.active ? 'on' : 'off')}</Tag>
  );
}

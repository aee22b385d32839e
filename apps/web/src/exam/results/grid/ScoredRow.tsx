/** The row of a learner with a scored attempt. */
import { IconCircleHalf2, IconClockHour4, IconDots, IconMinus, IconX } from '@tabler/icons-react';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { IconButton } from '@vumon/ui';
import type { ReactNode } from 'react';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { fullName } from '../marks.ts';
import type { ItemState, ResultColumn, ResultRow } from '../queries.ts';
import { columnClass } from './GridHead.tsx';
import classes from './grid.module.css';

export const marks: Record<ItemState, ReactNode> = {
  right: <i className={classes.dot} />,
  partial: <IconCircleHalf2 size={14} stroke={2} aria-hidden />,
  wrong: <IconX size={14} stroke={1.75} aria-hidden />,
  blank: <IconMinus size={12} stroke={2} aria-hidden />,
  'needs-teacher': <IconClockHour4 size={14} stroke={1.75} aria-hidden />,
  unscored: <IconMinus size={12} stroke={2} aria-hidden />,
};

interface NameProps {
  row: ResultRow;
  onPaper(attemptId: string): void;
  /** Opens the teacher's actions on a learner's attempt. */
  onControl(studentId: string): void;
}

interface ScoredRowProps extends NameProps {
  columns: readonly ResultColumn[];
  chosen: number | null;
  onChoose(number: number): void;
}

export function ScoredRow({ row, columns, chosen, onChoose, onPaper, onControl }: ScoredRowProps) {
  const { t } = useTranslation('results');
  const format = useFormat();
  return (
    <tr>
      <Name row={row} onPaper={onPaper} onControl={onControl} />
      <td className={classes.mark} {...(row.needsTeacher && { 'data-provisional': '', title: t('provisional') })}>
        {row.mark === null ? '–' : format.mark(row.mark)}
        {row.needsTeacher && (
          <>
            <i aria-hidden="true">*</i>
            <span className="visually-hidden"> ({t('provisional')})</span>
          </>
        )}
      </td>
      {columns.map((column, index) => {
        const state = row.states[index] ?? null;
        return (
          <td
            key={column.number}
            tabIndex={-1}
            data-cell
            data-state={state ?? undefined}
            className={columnClass(columns, index, chosen)}
            aria-label={t('cell', { number: column.number, state: t(state === null ? 'notShown' : `states.${state}`) })}
            onClick={() => onChoose(column.number)}
          >
            {state === null ? '·' : marks[state]}
          </td>
        );
      })}
    </tr>
  );
}

export function Name({ row, onPaper, onControl }: NameProps) {
  const { t } = useTranslation('results');
  const name = fullName(row);
  const { attemptId } = row;
  // If a name is too long for its cell, the family name is cut: given names distinguish the learners of a class.
  const shown = (
    <>
      {row.lastName !== '' && <span className={classes.family}>{row.lastName}</span>}{' '}
      <span className={classes.given}>{row.firstName}</span>
    </>
  );
  return (
    <th scope="row" className={classes.name}>
      <span className={classes.who}>
        {attemptId && row.status !== 'RUNNING' ? (
          <button
            type="button"
            data-cell
            tabIndex={-1}
            className={classes.open}
            title={name}
            onClick={() => onPaper(attemptId)}
          >
            {shown}
          </button>
        ) : (
          <AppLink href={`/students/${row.studentId}`} data-cell tabIndex={-1} className={classes.open} title={name}>
            {shown}
          </AppLink>
        )}
        {row.late > 0 && (
          <span className={classes.late} title={t('grid.late', { count: row.late })}>
            <IconClockHour4 size={14} stroke={2} aria-hidden />
            <span className="visually-hidden">{t('grid.late', { count: row.late })}</span>
          </span>
        )}
        <IconButton
          size="sm"
          data-cell
          tabIndex={-1}
          className={classes.control}
          icon={<IconDots size={16} stroke={1.75} />}
          aria-label={t('grid.control', { name })}
          onClick={() => onControl(row.studentId)}
        />
      </span>
    </th>
  );
}

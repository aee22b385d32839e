/** The matrix and the specification of a format as they are printed: rows of content, columns by kind of question and level. */
import type { FormatSection } from '@vumon/contract';
import { levels, matrixTable, type MatrixLine, type MatrixRow, type MatrixTable } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { paperColumnOf } from '@vumon/question-types/traits';
import { cx } from '@vumon/ui';
import { useTopics } from '../../../api/reference-data.ts';
import classes from './matrix.module.css';

interface MatrixPreviewProps {
  sections: readonly FormatSection[];
  rows: readonly MatrixRow[];
  subject: string;
}

export function MatrixPreview({ sections, rows, subject }: MatrixPreviewProps) {
  const { t } = useTranslation('formats');
  const format = useFormat();
  const table = matrixTable(sections, rows, paperColumnOf);
  return (
    <div className={classes.preview}>
      <section>
        <h3>{t('matrix.title')}</h3>
        <section
          className={cx(classes.card, classes.scroll)}
          aria-label={t('matrix.title')}
          // A wide table is scrolled by keys too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <table className={classes.table}>
            <Head table={table} more={table.byLevel.map(({ level }) => level)} percent />
            <tbody>
              {table.lines.map((line, at) => (
                <tr key={line.id}>
                  <td className={classes.margin}>{at + 1}</td>
                  <NameCell line={line} subject={subject} />
                  <Counts table={table} line={line} />
                  {table.byLevel.map(({ level }, l) => (
                    <td key={level} className={cx(classes.cell, classes.sum, l === 0 && classes.group)}>
                      {line.byLevel[level]?.questions || '–'}
                    </td>
                  ))}
                  <td className={cx(classes.cell, classes.sum, classes.group)}>
                    <b>{format.number(line.percent)}</b>
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  {t('matrix.questions')}
                </th>
                {table.totals.map((sum, at) => (
                  <td key={at} className={cx(classes.cell, startsKind(table, at) && classes.group)}>
                    {sum.questions || '–'}
                  </td>
                ))}
                {table.byLevel.map(({ level, questions }, at) => (
                  <td key={level} className={cx(classes.cell, at === 0 && classes.group)}>
                    {questions || '–'}
                  </td>
                ))}
                <td className={cx(classes.cell, classes.group)}>{table.total.questions}</td>
              </tr>
              <tr>
                <th scope="row" colSpan={2}>
                  {t('matrix.points')}
                </th>
                {table.byKind.map(({ kind, points }) => (
                  <td key={kind} colSpan={table.byLevel.length} className={cx(classes.cell, classes.group)}>
                    {format.mark(points)}
                  </td>
                ))}
                {table.byLevel.map(({ level, points }, at) => (
                  <td key={level} className={cx(classes.cell, at === 0 && classes.group)}>
                    {format.mark(points)}
                  </td>
                ))}
                <td className={cx(classes.cell, classes.group)}>{format.mark(table.total.points)}</td>
              </tr>
              <tr>
                <th scope="row" colSpan={2}>
                  {t('matrix.percent')}
                </th>
                {table.byKind.map(({ kind, percent }) => (
                  <td key={kind} colSpan={table.byLevel.length} className={cx(classes.cell, classes.group)}>
                    {format.number(percent)}
                  </td>
                ))}
                {table.byLevel.map(({ level, percent }, at) => (
                  <td key={level} className={cx(classes.cell, at === 0 && classes.group)}>
                    {format.number(percent)}
                  </td>
                ))}
                <td className={cx(classes.cell, classes.group)}>100</td>
              </tr>
            </tfoot>
          </table>
        </section>
      </section>
      <section>
        <h3>{t('matrix.specification')}</h3>
        <section
          className={cx(classes.card, classes.scroll)}
          aria-label={t('matrix.specification')}
          // A wide table is scrolled by keys too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <table className={classes.table}>
            <Head table={table} more={[]} requirements />
            <tbody>
              {table.lines.map((line, at) => (
                <tr key={line.id}>
                  <td className={classes.margin}>{at + 1}</td>
                  <NameCell line={line} subject={subject} />
                  <td className={classes.requirement}>
                    <Requirements line={line} />
                  </td>
                  <Counts table={table} line={line} />
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </section>
    </div>
  );
}

const startsKind = ({ columns }: MatrixTable, at: number) => at === 0 || columns[at]!.kind !== columns[at - 1]!.kind;

function Head({
  table,
  more,
  percent = false,
  requirements = false,
}: {
  table: MatrixTable;
  more: readonly MatrixTable['byLevel'][number]['level'][];
  percent?: boolean;
  requirements?: boolean;
}) {
  const { t } = useTranslation('formats');
  const { t: c } = useTranslation('common');
  const levelHead = (level: MatrixTable['byLevel'][number]['level'], key: string, first: boolean) => (
    <th key={key} scope="col" className={cx(classes.level, first && classes.group)}>
      {level === 'any' ? t('matrix.any') : <abbr title={c(`levels.${level}`)}>{t(`matrix.short.${level}`)}</abbr>}
    </th>
  );
  return (
    <thead>
      <tr>
        <th rowSpan={2} scope="col" className={classes.margin}>
          {t('matrix.number')}
        </th>
        <th rowSpan={2} scope="col" className={classes.name}>
          {t('matrix.content')}
        </th>
        {requirements && (
          <th rowSpan={2} scope="col" className={classes.name}>
            {t('matrix.requirements')}
          </th>
        )}
        {table.byKind.map(({ kind }) => (
          <th key={kind} colSpan={table.byLevel.length} scope="colgroup" className={classes.group}>
            {t(`matrix.kinds.${kind}`)}
          </th>
        ))}
        {more.length > 0 && (
          <th colSpan={more.length} scope="colgroup" className={classes.group}>
            {t('matrix.total')}
          </th>
        )}
        {percent && (
          <th rowSpan={2} scope="col" className={classes.group}>
            {t('matrix.percent')}
          </th>
        )}
      </tr>
      <tr>
        {table.columns.map(({ kind, level }, at) => levelHead(level, `${kind} ${level}`, startsKind(table, at)))}
        {more.map((level, at) => levelHead(level, `total ${level}`, at === 0))}
      </tr>
    </thead>
  );
}

function NameCell({ line: { skill, topic, unit }, subject }: { line: MatrixLine; subject: string }) {
  const { t: c } = useTranslation('common');
  const topics = useTopics(subject, null);
  const head = topics.nameOf(topic) || (skill === null ? '' : c(`skills.${skill}`));
  return (
    <th scope="row" className={classes.name}>
      {head !== '' && unit !== '' ? (
        <>
          <b>{head}</b>
          <br />
          {unit}
        </>
      ) : (
        unit || head
      )}
    </th>
  );
}

function Requirements({ line }: { line: MatrixLine }) {
  const { t: c } = useTranslation('common');
  const written = levels.filter((level) => line.requirements[level]);
  if (written.length === 0) return '–';
  return written.map((level) => (
    <p key={level}>
      <b>{c(`levels.${level}`)}:</b> {line.requirements[level]}
    </p>
  ));
}

const Counts = ({ table, line }: { table: MatrixTable; line: MatrixLine }) =>
  table.columns.map(({ kind, level }, at) => (
    <td key={`${kind} ${level}`} className={cx(classes.cell, startsKind(table, at) && classes.group)}>
      {line.cells[at]?.questions ?? '–'}
    </td>
  ));

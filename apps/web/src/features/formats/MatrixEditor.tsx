/**
 * The matrix of a format as a table: rows are units of content, columns its parts by level. Arrows move between cells,
 * digits count, totals stand beside and below; on a phone a list of the rows, each opened to count.
 */
import { IconPlus } from '@tabler/icons-react';
import { levels, percents, questionsOfCells, sumOf, type Level, type MatrixRow, type PartCell } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, cx, Switch, useScreen } from '@vumon/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTopics } from '../../api/reference-data.ts';
import { roman } from '../../i18n/roman.ts';
import type { FormatDraft, PartDraft } from './draft.ts';
import { countOf, newRow, setCount } from './matrix-draft.ts';
import { RowDialog } from './RowDialog.tsx';
import classes from './matrix.module.css';

export interface MatrixEditorProps {
  draft: FormatDraft;
  onChange: (draft: FormatDraft) => void;
  readOnly: boolean;
  errorOf: (path: string) => string | undefined;
}

const hundredths = (part: PartDraft) => Math.round(Number(part.points) * 100);

/** What some of the numbers are worth in hundredths: the numbers of a part share its points. */
const pointsOf = (parts: readonly PartDraft[], wanted: (cell: PartCell) => boolean): number =>
  Math.round(
    sumOf(
      parts.map((part) => {
        const count = questionsOfCells(part.cells.filter(wanted));
        return count === 0 ? 0 : (hundredths(part) * count) / Number(part.questions);
      }),
    ),
  );

export function MatrixEditor({ draft, onChange, readOnly, errorOf }: MatrixEditorProps) {
  const { t } = useTranslation('formats');
  const { t: c } = useTranslation('common');
  const format = useFormat();
  const { screen } = useScreen();
  const topics = useTopics(draft.subject, null);
  const table = useRef<HTMLTableElement>(null);
  const parts = draft.sections.flatMap((section) => section.parts);
  const usesHigh = parts.some((part) => part.cells.some(({ level }) => level === 'M4'));
  const [withHigh, setWithHigh] = useState(usesHigh);
  const shown: readonly Level[] = withHigh || usesHigh ? levels : levels.slice(0, 3);
  const [opened, setOpened] = useState<string | null>(null);
  const [current, setCurrent] = useState({ row: 0, column: 0 });
  const shares = percents(draft.rows.map((row) => pointsOf(parts, (cell) => cell.row === row.id)));
  const levelPoints = shown.map((level) => pointsOf(parts, (cell) => cell.level === level));
  const partShares = percents(parts.map(hundredths));
  const rowError = (at: number) => errorOf(`rows.${at}.unit`) ?? errorOf(`rows.${at}`) ?? errorOf(`rows.${at}.topic`);
  const nameOf = (row: MatrixRow) =>
    [topics.nameOf(row.topic) || (row.skill && c(`skills.${row.skill}`)), row.unit].filter(Boolean).join(': ') ||
    t('matrix.unnamed');
  const sum = (rowId: string, level: Level) => sumOf(parts.map((part) => countOf(part, rowId, level)));

  const move = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => {
    const by: Record<string, [number, number]> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      Enter: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
    };
    const step = by[event.key];
    const edge = event.key === 'Home' ? 0 : event.key === 'End' ? parts.length * shown.length - 1 : null;
    if (!step && edge === null) return;
    event.preventDefault();
    const [down, right] = step ?? [0, 0];
    focusCell(row + down, edge ?? column + right);
  };
  const focusCell = (row: number, column: number) => {
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-cell="${row}-${column}"]`);
    cell?.focus();
    cell?.select();
  };
  const add = () => {
    const row = newRow();
    onChange({ ...draft, rows: [...draft.rows, row] });
    setOpened(row.id);
  };
  const count = (part: PartDraft, row: MatrixRow, level: Level, text: string) => {
    const digits = text.replace(/\D/g, '').slice(-3);
    onChange(setCount(draft, part.id, row.id, level, Math.min(200, Number(digits))));
  };

  const dialog = opened !== null && draft.rows.some((row) => row.id === opened) && (
    <RowDialog
      draft={draft}
      rowId={opened}
      levels={shown}
      readOnly={readOnly}
      onChange={onChange}
      onClose={() => setOpened(null)}
    />
  );
  const foot = (
    <div className={classes.foot}>
      {!readOnly && draft.rows.length < 60 && (
        <Button variant="link" size="sm" icon={<IconPlus size={18} stroke={2} aria-hidden />} onClick={add}>
          {t('matrix.addRow')}
        </Button>
      )}
      {!usesHigh && !readOnly && <Switch checked={withHigh} onChange={setWithHigh} label={t('matrix.withHigh')} />}
    </div>
  );

  if (screen === 'phone')
    return (
      <div className={classes.card}>
        <ol className={classes.list} aria-label={t('matrix.title')}>
          {draft.rows.map((row, at) => (
            <li key={row.id}>
              <button type="button" id={`rows.${at}`} className={classes.item} onClick={() => setOpened(row.id)}>
                <span className={classes.number}>{at + 1}</span>
                <span className={classes.itemWords}>
                  <b>{nameOf(row)}</b>
                  <span>
                    {shown
                      .filter((level) => sum(row.id, level) > 0)
                      .map((level) => `${t(`matrix.short.${level}`)} ${sum(row.id, level)}`)
                      .join(' · ') || t('matrix.noQuestions')}
                  </span>
                  {rowError(at) && <span className={classes.error}>{rowError(at)}</span>}
                </span>
                <span className={classes.share}>{format.number(shares[at]!)}%</span>
              </button>
            </li>
          ))}
        </ol>
        {foot}
        {dialog}
      </div>
    );

  return (
    <div className={classes.card}>
      <div className={classes.scroll}>
        <table ref={table} className={classes.table} aria-label={t('matrix.title')}>
          <thead>
            <tr>
              <th rowSpan={2} scope="col" className={classes.margin}>
                {t('matrix.number')}
              </th>
              <th rowSpan={2} scope="col" className={classes.name}>
                {t('matrix.content')}
              </th>
              {parts.map((part, at) => (
                <th key={part.id} colSpan={shown.length} scope="colgroup" className={classes.group}>
                  {part.name || t('editor.part', { number: roman(at) })}
                </th>
              ))}
              <th colSpan={shown.length} scope="colgroup" className={cx(classes.group, classes.sum)}>
                {t('matrix.total')}
              </th>
              <th rowSpan={2} scope="col" className={cx(classes.group, classes.sum)}>
                {t('matrix.percent')}
              </th>
            </tr>
            <tr>
              {[...parts.map((part) => part.id), 'total'].map((id) =>
                shown.map((level, at) => (
                  <th
                    key={`${id} ${level}`}
                    scope="col"
                    className={cx(classes.level, at === 0 && classes.group, id === 'total' && classes.sum)}
                  >
                    <abbr title={c(`levels.${level}`)}>{t(`matrix.short.${level}`)}</abbr>
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {draft.rows.map((row, r) => (
              <tr key={row.id}>
                <td className={classes.margin}>{r + 1}</td>
                <th scope="row" className={classes.name}>
                  <button type="button" id={`rows.${r}`} className={classes.rowName} onClick={() => setOpened(row.id)}>
                    {topics.nameOf(row.topic) !== '' && row.unit !== '' && <small>{topics.nameOf(row.topic)}</small>}
                    <span>{row.unit || nameOf(row)}</span>
                  </button>
                  {rowError(r) && <span className={classes.error}>{rowError(r)}</span>}
                </th>
                {parts.map((part, p) =>
                  shown.map((level, l) => {
                    const column = p * shown.length + l;
                    const value = countOf(part, row.id, level);
                    return (
                      <td key={`${part.id} ${level}`} className={cx(classes.cell, l === 0 && classes.group)}>
                        <input
                          className={classes.input}
                          data-cell={`${r}-${column}`}
                          inputMode="numeric"
                          placeholder="–"
                          maxLength={4}
                          readOnly={readOnly}
                          // One stop for Tab; arrows lead through the table.
                          tabIndex={current.row === r && current.column === column ? 0 : -1}
                          aria-label={t('matrix.cell', {
                            row: nameOf(row),
                            part: part.name,
                            level: c(`levels.${level}`),
                          })}
                          value={value === 0 ? '' : value}
                          onFocus={(event) => {
                            setCurrent({ row: r, column });
                            event.currentTarget.select();
                          }}
                          onKeyDown={(event) => move(event, r, column)}
                          onChange={(event) => count(part, row, level, event.currentTarget.value)}
                        />
                      </td>
                    );
                  }),
                )}
                {shown.map((level, l) => (
                  <td key={level} className={cx(classes.sum, classes.cell, l === 0 && classes.group)}>
                    {sum(row.id, level) || '–'}
                  </td>
                ))}
                <td className={cx(classes.sum, classes.cell, classes.group)}>
                  <b>{format.number(shares[r]!)}</b>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('matrix.questions')}
              </th>
              {parts.map((part) =>
                shown.map((level, l) => (
                  <td key={`${part.id} ${level}`} className={cx(classes.cell, l === 0 && classes.group)}>
                    {Number(part.levels[level]) || '–'}
                  </td>
                )),
              )}
              {shown.map((level, l) => (
                <td key={level} className={cx(classes.cell, l === 0 && classes.group)}>
                  {sumOf(parts.map((part) => Number(part.levels[level]))) || '–'}
                </td>
              ))}
              <td className={cx(classes.cell, classes.group)}>{sumOf(parts.map((part) => Number(part.questions)))}</td>
            </tr>
            <tr>
              <th scope="row" colSpan={2}>
                {t('matrix.points')}
              </th>
              {parts.map((part) => (
                <td key={part.id} colSpan={shown.length} className={cx(classes.cell, classes.group)}>
                  {format.mark(hundredths(part))}
                </td>
              ))}
              {levelPoints.map((points, l) => (
                <td key={shown[l]} className={cx(classes.cell, l === 0 && classes.group)}>
                  {format.mark(points)}
                </td>
              ))}
              <td className={cx(classes.cell, classes.group)}>{format.mark(sumOf(parts.map(hundredths)))}</td>
            </tr>
            <tr>
              <th scope="row" colSpan={2}>
                {t('matrix.percent')}
              </th>
              {parts.map((part, at) => (
                <td key={part.id} colSpan={shown.length} className={cx(classes.cell, classes.group)}>
                  {format.number(partShares[at]!)}
                </td>
              ))}
              {percents(levelPoints).map((share, l) => (
                <td key={shown[l]} className={cx(classes.cell, l === 0 && classes.group)}>
                  {format.number(share)}
                </td>
              ))}
              <td className={cx(classes.cell, classes.group)}>{sumOf(partShares) > 0 ? 100 : '–'}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {foot}
      {dialog}
    </div>
  );
}

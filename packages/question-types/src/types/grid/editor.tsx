/** The editor of the grid family: columns, rows, and the right column of each row. */
import { useState } from 'react';
import type { ComponentType } from 'react';
import { IconTrash } from '@tabler/icons-react';
import { IconButton } from '@vumon/ui';
import type { EditorProps } from '../../schema/core.react.ts';
import { CharacterCount, ItemExplanation, PassageFields } from '../../editing/Frame.tsx';
import { newLocalId } from '../../editing/ids.tsx';
import { MediaFields, MediaTools } from '../../editing/Media.tsx';
import { OrderList } from '../../editing/entries/OrderList.tsx';
import { ProblemLine, useProblemMessages, type ProblemMessages } from '../../editing/problems.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
import { EditorFrame } from '../../editing/EditorFrame.tsx';
import { AddLine } from '../../editing/entries/EntryCard.tsx';
import { withoutEntry, withoutExplanation } from '../../editing/entries/changes.ts';
import frame from '../../editing/editing.module.css';
import { plainTextOf } from '../../markup/index.ts';
import { ownEntry } from '../../schema/records.ts';
import { countCharacters } from '../../schema/validation.ts';
import { useMessages } from '../../messages.tsx';
import { levels } from './codes.ts';
import type { GridCode, GridContent, GridKey, GridLine } from './definition.ts';
import classes from './grid.module.css';

type Props = EditorProps<GridContent, GridKey>;

const maxColumns = 8;
const maxRows = 40;
const letterOf = (index: number): string => String.fromCharCode(65 + index);
const isPlaced = (path: string): boolean => /^(columns(\.\d+)?|rows\.\d+(\.correct)?)$/.test(path);

const edited = (lines: readonly GridLine[], id: string, text: string): GridLine[] =>
  lines.map((line) => (line.id === id ? { ...line, text } : line));

interface LinesProps extends Pick<Props, 'content' | 'answerKey' | 'onChange'> {
  problem: ProblemMessages;
  /** The id of the line that was added last: its field gets the focus. */
  fresh: string | null;
  /** The lines with another empty one at the end. */
  added(lines: readonly GridLine[]): GridLine[];
}

/** The columns of LS1, which the author names. */
function ColumnFields({ content, answerKey, onChange, problem, fresh, added }: LinesProps) {
  const t = useMessages('qt-grid');
  const { columns } = content;
  const setColumns = (next: GridLine[]): void => onChange({ content: { ...content, columns: next }, answerKey });
  function remove(id: string): void {
    const correct = Object.fromEntries(
      Object.entries(answerKey.correct).map(([row, right]) => [row, right.filter((column) => column !== id)]),
    );
    onChange({
      content: { ...content, columns: columns.filter((column) => column.id !== id) },
      answerKey: { ...answerKey, correct },
    });
  }
  return (
    <>
      <OrderList
        rows={columns}
        nameOf={(_, index) => t('editor.column', { letter: letterOf(index) })}
        onReorder={setColumns}
      >
        {(column, index) => (
          <div className={classes.editRow}>
            <RichTextField
              single
              hideLabel
              label={t('editor.column', { letter: letterOf(index) })}
              placeholder={t('editor.column', { letter: letterOf(index) })}
              value={column.text}
              autoFocus={fresh === column.id}
              error={problem.at(`columns.${index}`)}
              onChange={(text) => setColumns(edited(columns, column.id, text))}
            />
            <IconButton
              size="sm"
              aria-label={t('editor.removeColumn', { letter: letterOf(index) })}
              icon={<IconTrash size={20} stroke={1.75} />}
              disabled={columns.length <= 2}
              onClick={() => remove(column.id)}
            />
          </div>
        )}
      </OrderList>
      <ProblemLine text={problem.at('columns')} />
      {columns.length < maxColumns && (
        <AddLine onAdd={() => setColumns(added(columns))}>{t('editor.addColumn')}</AddLine>
      )}
    </>
  );
}

/** The right column of a row, and its explanation. */
function RowKey({
  content,
  answerKey,
  onChange,
  problem,
  row,
  index,
}: Omit<LinesProps, 'fresh' | 'added'> & { row: GridLine; index: number }) {
  const t = useMessages('qt-grid');
  const number = index + 1;
  const correct = ownEntry(answerKey.correct, row.id) ?? [];
  return (
    <>
      <div className={classes.bubbles} role="radiogroup" aria-label={t('editor.keyOf', { number })}>
        {content.columns.map((column, at) => {
          const right = correct.includes(column.id);
          const text = plainTextOf(column.text);
          return (
            <button
              key={column.id}
              type="button"
              role="radio"
              aria-checked={right}
              data-right={right || undefined}
              className={classes.bubble}
              onClick={() =>
                onChange({
                  content,
                  answerKey: { ...answerKey, correct: { ...answerKey.correct, [row.id]: [column.id] } },
                })
              }
            >
              {letterOf(at)}
              {text === '' ? '' : `. ${text}`}
            </button>
          );
        })}
      </div>
      <ProblemLine text={problem.at(`rows.${index}.correct`)} />
      <ItemExplanation
        answerKey={answerKey}
        item={row.id}
        label={t('editor.rowExplanation', { number })}
        onChange={(next) => onChange({ content, answerKey: next })}
      />
    </>
  );
}

/** The rows, each with its key; the statements of a rating have none. */
function RowFields({ rating, ...props }: LinesProps & { rating: boolean }) {
  const t = useMessages('qt-grid');
  const { content, answerKey, onChange, problem, fresh, added } = props;
  const { rows } = content;
  const setRows = (next: GridLine[]): void => onChange({ content: { ...content, rows: next }, answerKey });
  function remove(id: string): void {
    const key = withoutExplanation(answerKey, id);
    onChange({
      content: { ...content, rows: rows.filter((row) => row.id !== id) },
      answerKey: { ...key, correct: withoutEntry(key.correct, id) },
    });
  }
  return (
    <>
      <OrderList rows={rows} nameOf={(_, index) => t('editor.row', { number: index + 1 })} onReorder={setRows}>
        {(row, index) => {
          const number = index + 1;
          return (
            <div className={classes.editRow}>
              <div className={classes.editBody}>
                <RichTextField
                  single
                  hideLabel
                  label={t('editor.row', { number })}
                  placeholder={t('editor.row', { number })}
                  value={row.text}
                  autoFocus={fresh === row.id}
                  error={problem.at(`rows.${index}`)}
                  onChange={(text) => setRows(edited(rows, row.id, text))}
                  {...(index === rows.length - 1 && rows.length < maxRows
                    ? { onEnter: () => setRows(added(rows)) }
                    : {})}
                />
                {!rating && <RowKey {...props} row={row} index={index} />}
              </div>
              <IconButton
                size="sm"
                aria-label={t('editor.removeRow', { number })}
                icon={<IconTrash size={20} stroke={1.75} />}
                disabled={rows.length <= 1}
                onClick={() => remove(row.id)}
              />
            </div>
          );
        }}
      </OrderList>
      {rows.length < maxRows && <AddLine onAdd={() => setRows(added(rows))}>{t('editor.addRow')}</AddLine>}
    </>
  );
}

function Editor({ code, ...props }: Props & { code: GridCode }) {
  const t = useMessages('qt-grid');
  const { content, answerKey, onChange, problems, upload } = props;
  const problem = useProblemMessages('qt-grid', problems);
  const [fresh, setFresh] = useState<string | null>(null);
  const { rows, columns } = content;
  const rating = code === 'LS2';

  function added(lines: readonly GridLine[]): GridLine[] {
    const id = newLocalId(lines.map((line) => line.id));
    setFresh(id);
    return [...lines, { id, text: '' }];
  }
  const lines = { content, answerKey, onChange, problem, fresh, added };

  return (
    <EditorFrame {...props} namespace="qt-grid" isPlaced={isPlaced}>
      <PassageFields {...props} needed={false} error={undefined} />
      <div className={frame.spread}>
        <span className={frame.inlineTools}>
          <MediaTools content={content} answerKey={answerKey} onChange={onChange} upload={upload} />
        </span>
        <CharacterCount
          count={countCharacters([
            content.instructions,
            content.example,
            ...[...rows, ...columns].map((line) => line.text),
          ])}
        />
      </div>
      <MediaFields {...props} problemAt={problem.at} />
      <section className={classes.group} aria-label={rating ? t('editor.levels') : t('editor.columns')}>
        <span className={frame.label}>{rating ? t('editor.levels') : t('editor.columns')}</span>
        {rating ? (
          <ol className={classes.short}>
            {levels.map((level) => (
              <li key={level}>{t(`levels.${level}`)}</li>
            ))}
          </ol>
        ) : (
          <ColumnFields {...lines} />
        )}
      </section>
      <section className={classes.group} aria-label={rating ? t('editor.statements') : t('editor.rows')}>
        <span className={frame.label}>{rating ? t('editor.statements') : t('editor.rows')}</span>
        <span className={frame.hint}>{rating ? t('editor.statementsHint') : t('editor.rowsHint')}</span>
        <RowFields {...lines} rating={rating} />
      </section>
    </EditorFrame>
  );
}

/** The editor of one code. */
export const editor =
  (code: GridCode): ComponentType<Props> =>
  (props) => <Editor code={code} {...props} />;

/** The editor of the grid family: columns, rows, and the right column of each row. */
import { useState } from 'react';
import type { ComponentType } from 'react';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Button, IconButton } from '@vumon/ui';
import type { EditorProps } from '../../schema/core.react.ts';
import {
  CharacterCount,
  ExplanationField,
  InstructionFields,
  ItemExplanation,
  PassageFields,
} from '../../editing/Frame.tsx';
import { newLocalId } from '../../editing/ids.tsx';
import { MediaFields, MediaTools } from '../../editing/Media.tsx';
import { OrderList } from '../../editing/OrderList.tsx';
import { ProblemLine, ProblemsNote, useProblemWords } from '../../editing/problems.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
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

function Editor({ code, ...props }: Props & { code: GridCode }) {
  const t = useMessages('qt-grid');
  const { content, answerKey, onChange, problems, upload } = props;
  const problem = useProblemWords('qt-grid', problems);
  const [fresh, setFresh] = useState<string | null>(null);
  const { rows, columns } = content;
  const rating = code === 'LS2';
  const setContent = (next: Partial<GridContent>): void => onChange({ content: { ...content, ...next }, answerKey });
  const edited = (lines: readonly GridLine[], id: string, text: string): GridLine[] =>
    lines.map((line) => (line.id === id ? { ...line, text } : line));

  function added(lines: readonly GridLine[]): GridLine[] {
    const id = newLocalId(lines.map((line) => line.id));
    setFresh(id);
    return [...lines, { id, text: '' }];
  }
  function removeColumn(id: string): void {
    const correct = Object.fromEntries(
      Object.entries(answerKey.correct).map(([row, right]) => [row, right.filter((column) => column !== id)]),
    );
    onChange({
      content: { ...content, columns: columns.filter((column) => column.id !== id) },
      answerKey: { ...answerKey, correct },
    });
  }
  function removeRow(id: string): void {
    const { [id]: _, ...correct } = answerKey.correct;
    const { [id]: __, ...itemExplanations } = answerKey.itemExplanations ?? {};
    onChange({
      content: { ...content, rows: rows.filter((row) => row.id !== id) },
      answerKey: { ...answerKey, correct, ...(answerKey.itemExplanations === undefined ? {} : { itemExplanations }) },
    });
  }

  return (
    <div className={frame.editor}>
      <ProblemsNote namespace="qt-grid" problems={problems} isPlaced={isPlaced} />
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
          <>
            <OrderList
              rows={columns}
              nameOf={(_, index) => t('editor.column', { letter: letterOf(index) })}
              onReorder={(next) => setContent({ columns: next })}
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
                    onChange={(text) => setContent({ columns: edited(columns, column.id, text) })}
                  />
                  <IconButton
                    size="sm"
                    aria-label={t('editor.removeColumn', { letter: letterOf(index) })}
                    icon={<IconTrash size={20} stroke={1.75} />}
                    disabled={columns.length <= 2}
                    onClick={() => removeColumn(column.id)}
                  />
                </div>
              )}
            </OrderList>
            <ProblemLine text={problem.at('columns')} />
            {columns.length < maxColumns && (
              <div>
                <Button
                  size="sm"
                  icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
                  onClick={() => setContent({ columns: added(columns) })}
                >
                  {t('editor.addColumn')}
                </Button>
              </div>
            )}
          </>
        )}
      </section>
      <section className={classes.group} aria-label={rating ? t('editor.statements') : t('editor.rows')}>
        <span className={frame.label}>{rating ? t('editor.statements') : t('editor.rows')}</span>
        <span className={frame.hint}>{rating ? t('editor.statementsHint') : t('editor.rowsHint')}</span>
        <OrderList
          rows={rows}
          nameOf={(_, index) => t('editor.row', { number: index + 1 })}
          onReorder={(next) => setContent({ rows: next })}
        >
          {(row, index) => {
            const number = index + 1;
            const correct = ownEntry(answerKey.correct, row.id) ?? [];
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
                    onChange={(text) => setContent({ rows: edited(rows, row.id, text) })}
                    {...(index === rows.length - 1 && rows.length < maxRows
                      ? { onEnter: () => setContent({ rows: added(rows) }) }
                      : {})}
                  />
                  {!rating && (
                    <>
                      <div className={classes.bubbles} role="radiogroup" aria-label={t('editor.keyOf', { number })}>
                        {columns.map((column, at) => {
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
                  )}
                </div>
                <IconButton
                  size="sm"
                  aria-label={t('editor.removeRow', { number })}
                  icon={<IconTrash size={20} stroke={1.75} />}
                  disabled={rows.length <= 1}
                  onClick={() => removeRow(row.id)}
                />
              </div>
            );
          }}
        </OrderList>
        {rows.length < maxRows && (
          <div>
            <Button
              size="sm"
              icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => setContent({ rows: added(rows) })}
            >
              {t('editor.addRow')}
            </Button>
          </div>
        )}
      </section>
      <ExplanationField {...props} />
      <InstructionFields {...props} />
    </div>
  );
}

/** The editor of one code. */
export const editor =
  (code: GridCode): ComponentType<Props> =>
  (props) => <Editor code={code} {...props} />;

/** The text of a gap question with its gaps: inputs while answering, marked answers afterwards. */
import type { ReactNode } from 'react';
import { RichText } from '../../rich-text/RichText.tsx';
import type { TextGapsContent } from './definition.ts';
import classes from './text-gaps.module.css';

/** Numbers on the paper by gap id; worked examples have none. */
export function gapNumbers(content: TextGapsContent, firstNumber: number): ReadonlyMap<string, number> {
  const toFill = content.gaps.filter((gap) => gap.example === undefined);
  return new Map(toFill.map((gap, index) => [gap.id, firstNumber + index]));
}

/** The cue of a word-form gap, in brackets after it. */
export function Cue({ cue }: { cue: string | undefined }) {
  return cue === undefined || cue === '' ? null : <span className={classes.cue}> ({cue})</span>;
}

/** A worked example in its gap. */
export function ExampleGap({ text }: { text: string }) {
  return <span className={classes.exampleGap}>{text}</span>;
}

/** The text and, for forms, the table below it. */
export function GappedText({
  content,
  gap,
  tight = false,
}: {
  content: TextGapsContent;
  gap: (id: string) => ReactNode;
  tight?: boolean;
}) {
  const rows = content.table;
  return (
    <>
      {content.text !== '' && (
        <RichText text={content.text} gap={gap} className={tight ? classes.tight : classes.text} />
      )}
      {rows !== undefined && (
        <div className={classes.tableFrame}>
          <table className={classes.table}>
            <tbody>
              {rows.map((row, rowIndex) => (
                <tr key={rowIndex}>
                  {row.map((cell, column) => {
                    const Cell = column === 0 && row.length > 1 ? 'th' : 'td';
                    return (
                      <Cell key={column} {...(Cell === 'th' ? { scope: 'row' } : {})}>
                        <RichText text={cell} gap={gap} />
                      </Cell>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

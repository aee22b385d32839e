/** The text or dialogue with something at each gap, and the shared list: while answering and afterwards. */
import type { ReactNode } from 'react';
import { parseMarkup, readableLatex } from '../../markup/index.ts';
import type { Inline } from '../../markup/index.ts';
import { RichText } from '../../rich-text/RichText.tsx';
import { useMessages } from '../../messages.tsx';
import { gapsToChoose } from './answered.ts';
import type { InlineListsContent, ListOption } from './definition.ts';
import classes from './inline-lists.module.css';

export const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** Numbers on the paper by gap id; worked examples have none. */
export const gapNumbers = (content: InlineListsContent, firstNumber: number): ReadonlyMap<string, number> =>
  new Map(gapsToChoose(content).map((gap, index) => [gap.id, firstNumber + index]));

/** An option in the browser's own list, which shows plain text only. */
export function optionWords(text: string): string {
  const words = (nodes: readonly Inline[]): string =>
    nodes
      .map((node) =>
        node.kind === 'text'
          ? node.text
          : node.kind === 'mark'
            ? words(node.children)
            : node.kind === 'math'
              ? readableLatex(node.latex)
              : '',
      )
      .join('');
  return parseMarkup(text)
    .map((line) => words(line.children))
    .join(' ');
}

/** A worked example in its gap. */
export function ExampleGap({ text }: { text: string }) {
  return (
    <span className={classes.exampleGap}>
      <RichText inline text={text} />
    </span>
  );
}

export function Frame({
  content,
  gap,
  className,
}: {
  content: InlineListsContent;
  gap: (id: string) => ReactNode;
  className?: string | undefined;
}) {
  if (content.turns === undefined)
    return <RichText text={content.text} gap={gap} className={className ?? classes.text} />;
  return (
    <dl className={classes.turns}>
      {content.turns.map((turn) => (
        <div key={turn.id} style={{ display: 'contents' }}>
          <dt>{turn.speaker}</dt>
          <dd>
            <RichText text={turn.text} gap={gap} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The list that all turns share, with its letters; `usedAt` shows where an option has been chosen. */
export function SharedList({
  options,
  usedAt,
}: {
  options: readonly ListOption[];
  usedAt?: (id: string) => string | undefined;
}) {
  const t = useMessages('qt-inline-lists');
  return (
    <ul className={classes.list} aria-label={t('player.list')}>
      {options.map((option, index) => {
        const used = usedAt?.(option.id);
        return (
          <li key={option.id} data-used={used === undefined ? undefined : true}>
            <b>{letterOf(index)}</b>
            <span>
              <RichText inline text={option.text} />
            </span>
            {used !== undefined && <span className={classes.used}>{used}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Renders inline markup. It creates elements from the parser's tree, so text of an author is never interpreted as HTML.
 */
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { blocksOf, itemSign, parseMarkup } from '../markup/index.ts';
import type { Block, Inline, ListBlock, TableBlock } from '../markup/index.ts';
import { Formula } from './Formula.tsx';
import { Highlightable } from './highlights.tsx';
import { useMessages } from '../messages.tsx';
import classes from './rich-text.module.css';

export interface RichTextProps {
  text: string;
  /** Renders a gap; nothing by default. */
  gap?: (id: string) => ReactNode;
  /** Inside a line of other text: paragraphs, items and rows become line breaks, no block element. */
  inline?: boolean;
  className?: string | undefined;
}

/** A row of underscores is a blank: screen readers get the word "blank" instead of the characters. */
function Words({ text }: { text: string }) {
  const t = useMessages('qt');
  const parts = text.split(/_{3,}/);
  if (parts.length === 1) return text;
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <span className={classes.blank} role="img" aria-label={t('player.blank')} />}
      {part}
    </Fragment>
  ));
}

/** Closing punctuation stays on the line of the gap before it. */
const closing = /^[.,;:!?…)\]»”’]+/;
const closingOf = (node: Inline | undefined): string =>
  node?.kind === 'text' ? (closing.exec(node.text)?.[0] ?? '') : '';

const tags = { b: 'b', i: 'i', u: 'u' } as const;

function Nodes({ nodes, gap }: { nodes: readonly Inline[]; gap: RichTextProps['gap'] }): ReactNode {
  return nodes.map((node, index) => {
    if (node.kind === 'text')
      return (
        <Words
          key={index}
          text={nodes[index - 1]?.kind === 'gap' ? node.text.slice(closingOf(node).length) : node.text}
        />
      );
    if (node.kind === 'math') return <Formula key={index} latex={node.latex} display={node.display} />;
    // Keyed by the gap's id: an input keeps its focus when the text around it changes.
    if (node.kind === 'gap')
      return (
        <span key={`gap-${node.id}`} className={classes.gap}>
          {gap?.(node.id)}
          {closingOf(nodes[index + 1])}
        </span>
      );
    const Tag = tags[node.mark];
    return (
      <Tag key={index}>
        <Nodes nodes={node.children} gap={gap} />
      </Tag>
    );
  });
}

type Gap = RichTextProps['gap'];

function List({ list, gap }: { list: ListBlock; gap: Gap }) {
  const Tag = list.ordered ? 'ol' : 'ul';
  return (
    <Tag className={classes.list}>
      {list.items.map(({ line, lists }, index) => (
        <li key={index}>
          <Nodes nodes={line.children} gap={gap} />
          {lists.map((deeper, at) => (
            <List key={at} list={deeper} gap={gap} />
          ))}
        </li>
      ))}
    </Tag>
  );
}

/** A scrollable area must be reachable by keyboard. */
const reachable = { role: 'region', tabIndex: 0 } as const;

/** Wide tables scroll on their own, by keyboard too. */
function Table({ table, gap }: { table: TableBlock; gap: Gap }) {
  const t = useMessages('qt');
  const [head, ...body] = table.rows;
  const headed = head?.every((cell) => cell.header) === true;
  const row = (cells: TableBlock['rows'][number], at: number, scope: 'col' | 'row'): ReactNode => (
    <tr key={at}>
      {cells.map(({ line, header }, column) => {
        const content = <Nodes nodes={line.children} gap={gap} />;
        return header ? (
          <th key={column} scope={scope}>
            {content}
          </th>
        ) : (
          <td key={column}>{content}</td>
        );
      })}
    </tr>
  );
  return (
    <div className={classes.scroll} {...reachable} aria-label={t('player.table')}>
      <table className={classes.table}>
        {headed && head !== undefined && <thead>{row(head, 0, 'col')}</thead>}
        <tbody>{(headed ? body : table.rows).map((cells, at) => row(cells, at, 'row'))}</tbody>
      </table>
    </div>
  );
}

function BlockView({ block, gap }: { block: Block; gap: Gap }) {
  if (block.kind === 'list') return <List list={block} gap={gap} />;
  if (block.kind === 'table') return <Table table={block} gap={gap} />;
  return (
    <p className={classes.paragraph}>
      <Nodes nodes={block.line.children} gap={gap} />
    </p>
  );
}

/** Markup in one line: signs such as "•" replace lists and tables. */
function InlineBlock({ block, gap }: { block: Block; gap: Gap }): ReactNode {
  if (block.kind === 'paragraph') return <Nodes nodes={block.line.children} gap={gap} />;
  if (block.kind === 'list') {
    return block.items.map(({ line, lists }, index) => (
      <Fragment key={index}>
        {index > 0 && <br />}
        {itemSign(block.ordered, index)}
        <Nodes nodes={line.children} gap={gap} />
        {lists.map((deeper, at) => (
          <Fragment key={at}>
            <br />
            <InlineBlock block={deeper} gap={gap} />
          </Fragment>
        ))}
      </Fragment>
    ));
  }
  return block.rows.map((cells, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {cells.map(({ line }, column) => (
        <Fragment key={column}>
          {column > 0 && ' | '}
          <Nodes nodes={line.children} gap={gap} />
        </Fragment>
      ))}
    </Fragment>
  ));
}

/** Markup as paragraphs, lists and tables, or within a line. */
export function RichText({ text, gap, inline = false, className }: RichTextProps) {
  const blocks = blocksOf(parseMarkup(text));
  if (inline) {
    return (
      <span className={className}>
        {blocks.map((block, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            <InlineBlock block={block} gap={gap} />
          </Fragment>
        ))}
      </span>
    );
  }
  return (
    <div className={className === undefined ? classes.text : `${classes.text} ${className}`}>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} gap={gap} />
      ))}
    </div>
  );
}

export interface PassageTextProps {
  title: string;
  text: string;
  numbered: boolean;
  /** Paragraphs A, B, C instead of 1, 2, 3. */
  lettered?: boolean;
  gap?: (id: string) => ReactNode;
}

// Marks refer to the text in which they were made: an edited text starts without them.
function nameOf(title: string, text: string): string {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return `${title.slice(0, 40)}:${text.length}:${hash >>> 0}`;
}

/** A reading text in which learners can highlight words. */
export function PassageText({ title, text, numbered, lettered = false, gap }: PassageTextProps) {
  return (
    <article>
      {title !== '' && <h2 className={classes.title}>{title}</h2>}
      <Highlightable
        name={nameOf(title, text)}
        className={
          lettered
            ? `${classes.passage} ${classes.numbered} ${classes.lettered}`
            : numbered
              ? `${classes.passage} ${classes.numbered}`
              : `${classes.passage}`
        }
      >
        <RichText text={text} {...(gap === undefined ? {} : { gap })} />
      </Highlightable>
    </article>
  );
}

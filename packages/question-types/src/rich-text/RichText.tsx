/** Draws inline markup. It builds elements from the parser's tree, so no text of an author is ever read as HTML. */
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { parseMarkup } from '../markup/index.ts';
import type { Inline } from '../markup/index.ts';
import { Formula } from './Formula.tsx';
import { Highlightable } from './highlights.tsx';
import { useWords } from '../words.tsx';
import classes from './rich-text.module.css';

export interface RichTextProps {
  text: string;
  /** What stands at a gap; nothing by default. */
  gap?: (id: string) => ReactNode;
  /** Inside a line of other text: paragraphs become line breaks, no block element. */
  inline?: boolean;
  className?: string | undefined;
}

/** A run of low lines is a blank to think of, not a character to read out. */
function Words({ text }: { text: string }) {
  const t = useWords('qt');
  const parts = text.split(/_{3,}/);
  if (parts.length === 1) return text;
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <span className={classes.blank} role="img" aria-label={t('player.blank')} />
      )}
      {part}
    </Fragment>
  ));
}

const tags = { b: 'b', i: 'i', u: 'u' } as const;

function Nodes({ nodes, gap }: { nodes: readonly Inline[]; gap: RichTextProps['gap'] }): ReactNode {
  return nodes.map((node, index) => {
    if (node.kind === 'text') return <Words key={index} text={node.text} />;
    if (node.kind === 'math') return <Formula key={index} latex={node.latex} display={node.display} />;
    // Keyed by its id: an input keeps its focus when words around it change.
    if (node.kind === 'gap') return <Fragment key={`gap-${node.id}`}>{gap?.(node.id)}</Fragment>;
    const Tag = tags[node.mark];
    return (
      <Tag key={index}>
        <Nodes nodes={node.children} gap={gap} />
      </Tag>
    );
  });
}

/** Markup as paragraphs, or within a line. */
export function RichText({ text, gap, inline = false, className }: RichTextProps) {
  const tree = parseMarkup(text);
  if (inline) {
    return (
      <span className={className}>
        {tree.map((paragraph, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            <Nodes nodes={paragraph.children} gap={gap} />
          </Fragment>
        ))}
      </span>
    );
  }
  return (
    <div className={className === undefined ? classes.text : `${classes.text} ${className}`}>
      {tree.map((paragraph, index) => (
        <p key={index} className={classes.paragraph}>
          <Nodes nodes={paragraph.children} gap={gap} />
        </p>
      ))}
    </div>
  );
}

export interface PassageTextProps {
  title: string;
  text: string;
  numbered: boolean;
  gap?: (id: string) => ReactNode;
}

// Marks belong to the words they were made in: an edited text starts without them.
function nameOf(title: string, text: string): string {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return `${title.slice(0, 40)}:${text.length}:${hash >>> 0}`;
}

/** A reading text; learners may mark words in it. */
export function PassageText({ title, text, numbered, gap }: PassageTextProps) {
  return (
    <article>
      {title !== '' && <h2 className={classes.title}>{title}</h2>}
      <Highlightable name={nameOf(title, text)} className={numbered ? `${classes.passage} ${classes.numbered}` : `${classes.passage}`}>
        <RichText text={text} {...(gap === undefined ? {} : { gap })} />
      </Highlightable>
    </article>
  );
}

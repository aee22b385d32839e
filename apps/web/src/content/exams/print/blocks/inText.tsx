/** Texts that are worked on in their own lines: gaps with choices below, parts and words to circle. */
import type { PaperBlock } from '@vumon/paper';
import { Numeral, Text } from '../pieces.tsx';
import classes from './in-text.module.css';

/** One line a gap: its number and its choices side by side. */
export function GapOptions({ block }: { block: Extract<PaperBlock, { kind: 'gap-options' }> }) {
  return block.rows.map((row) => (
    <div key={row.number} className={classes.row}>
      <Numeral value={row.number} />
      <ol className={classes.options}>
        {row.options.map((option) => (
          <li key={option.label}>
            <b>{option.label}.</b> <Text tree={option.text} />
          </li>
        ))}
      </ol>
    </div>
  ));
}

/** Lettered parts are underlined with their letter below; words that can be chosen have a dotted line where others cannot. */
export function MarkedText({ block }: { block: Extract<PaperBlock, { kind: 'marked-text' }> }) {
  const part = (id: string) => {
    const found = Object.hasOwn(block.parts, id) ? block.parts[id] : undefined;
    if (found === undefined) return null;
    if (found.label === undefined)
      return (
        <span className={block.shown ? classes.choosable : undefined}>
          <Text tree={found.text} />
        </span>
      );
    return (
      <span className={classes.part}>
        <u>
          <Text tree={found.text} />
        </u>
        <b>{found.label}</b>
      </span>
    );
  };
  return (
    <div className={classes.marked}>
      <Numeral value={block.number} /> <Text block={block.text.length > 1} tree={block.text} gap={part} />
    </div>
  );
}

/** Matching on paper: what is chosen from in a frame, entries with a line for the letter, or two columns. */
import type { PaperBlock } from '@vumon/paper';
import type { PrintEntry, PrintOption } from '@vumon/question-types/print';
import { Figure, Lines, Numeral, Text } from '../pieces.tsx';
import paper from '../paper.module.css';
import classes from './matching.module.css';

type Block<Kind extends PaperBlock['kind']> = Extract<PaperBlock, { kind: Kind }>;

function Labelled({ option }: { option: PrintOption }) {
  return (
    <>
      <b>{option.label}.</b> <Text tree={option.text} />
      {option.image && <Figure image={option.image} />}
    </>
  );
}

function Entry({ entry }: { entry: PrintEntry }) {
  return (
    <>
      <Numeral value={entry.number} /> <Text tree={entry.text} />
      {entry.image && <Figure image={entry.image} />}
    </>
  );
}

export function Targets({ block }: { block: Block<'targets'> }) {
  if (block.look === 'texts') {
    return block.targets.map((target) => (
      <div key={target.label} className={`${paper.passage} ${paper.text}`}>
        {target.image && <Figure image={target.image} />}
        <Lines className={paper.paragraph} tree={target.text} lead={<b>{target.label}.</b>} />
      </div>
    ));
  }
  return (
    <ul className={classes.bank} data-look={block.look}>
      {block.targets.map((target) => (
        <li key={target.label}>
          <Labelled option={target} />
        </li>
      ))}
    </ul>
  );
}

export function Entries({ block }: { block: Block<'entries'> }) {
  return block.entries.map((entry) => (
    <div key={entry.number} className={classes.entry}>
      <div>
        <Entry entry={entry} />
      </div>
      <i className={paper.blank} />
    </div>
  ));
}

/** Rows of both columns stand side by side; for lines each end has a dot, for letters a place is left. */
export function TwoColumns({ block }: { block: Block<'columns'> }) {
  const rows = Array.from({ length: Math.max(block.entries.length, block.targets.length) }, (_, at) => ({
    entry: block.entries[at],
    target: block.targets[at],
  }));
  return (
    <table className={classes.columns} data-lines={block.lines || undefined}>
      <tbody>
        {rows.map(({ entry, target }, at) => (
          <tr key={at}>
            <td>{entry && <Entry entry={entry} />}</td>
            <td className={classes.middle}>
              {block.lines ? (
                <span className={classes.ends}>
                  {entry ? <i className={classes.dot} /> : <i />}
                  {target ? <i className={classes.dot} /> : <i />}
                </span>
              ) : (
                entry && <i className={paper.blank} />
              )}
            </td>
            <td>{target && <Labelled option={target} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

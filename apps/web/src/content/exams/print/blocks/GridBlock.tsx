import type { PaperBlock } from '@vumon/paper';
import { Numeral, Text } from '../pieces.tsx';
import classes from '../paper.module.css';

/** Rows to tick in one of the shared columns. */
export function GridBlock({ block }: { block: Extract<PaperBlock, { kind: 'grid' }> }) {
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">&nbsp;</th>
            {block.columns.map((column, at) => (
              <th key={at} className={classes.columnHead} scope="col">
                <Text tree={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row.number}>
              <td>
                <Numeral value={row.number} /> <Text tree={row.text} />
              </td>
              {block.columns.map((_, at) => (
                <td key={at} className={classes.tickCell}>
                  <i className={classes.box} />
                  &nbsp;
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

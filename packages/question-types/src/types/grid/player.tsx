/** The player of the grid family: one pick a row, by pointer or with the arrow keys of a radio group. */
import type { PlayerFacet, PlayerProps, StimulusProps } from '../../schema/core.react.ts';
import { ItemCard } from '../../playing/ItemCard.tsx';
import { ItemsHead, Pictures, StimulusView, hasCommonStimulus } from '../../playing/Stimulus.tsx';
import { ownEntry } from '../../schema/records.ts';
import playing from '../../playing/playing.module.css';
import { useMessages } from '../../messages.tsx';
import { answeredRows } from './answered.ts';
import type { GridCode, GridContent, GridResponse } from './definition.ts';
import { Rows } from './rows.tsx';

type Props = PlayerProps<GridContent, GridResponse>;

export const lastRow = (content: GridContent, first: number): number => first + content.rows.length - 1;

function Stimulus({ content, media, firstNumber }: StimulusProps<GridContent>) {
  return <StimulusView content={content} media={media} first={firstNumber} last={lastRow(content, firstNumber)} />;
}

function Items({ code, ...props }: Props & { code: GridCode }) {
  const tFamily = useMessages('qt-grid');
  const { content, media, firstNumber, response, onChange, readOnly } = props;
  const { rows } = content;
  const last = lastRow(content, firstNumber);
  const stimulus = hasCommonStimulus(content);
  // Every row is an item of its own: the ring, the flag and the navigator follow the row that has the focus.
  const here = rows.find((row) => row.id === props.currentItem)?.id ?? rows[0]?.id ?? '';
  return (
    <div className={playing.items}>
      {!stimulus && (
        <ItemsHead content={content} media={media} first={firstNumber} last={last}>
          <Pictures images={content.images} media={media} />
        </ItemsHead>
      )}
      {code === 'LS2' && <p className={playing.note}>{tFamily('player.unscored')}</p>}
      <ItemCard
        item={here}
        number={firstNumber}
        last={last}
        flagNumber={firstNumber + rows.findIndex((row) => row.id === here)}
        port={props}
      >
        <Rows
          content={content}
          firstNumber={firstNumber}
          viewOf={({ id }) => ({
            picked: ownEntry(response, id)?.[0],
            current: rows.length > 1 && props.currentItem === id,
            onFocus: () => props.onCurrentItem?.(id),
            onPick: readOnly === true ? undefined : (column) => onChange({ ...response, [id]: [column] }),
          })}
        />
      </ItemCard>
    </div>
  );
}

/** The player of one code. */
export const facet = (code: GridCode): PlayerFacet<GridContent, GridResponse> => ({
  Stimulus,
  Items: (props) => <Items code={code} {...props} />,
  hasStimulus: hasCommonStimulus,
  answeredItems: answeredRows,
});

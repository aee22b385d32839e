/** The player of the matching family: cards into slots, or lines between two columns. */
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { PlayerFacet, PlayerProps } from '../../schema/core.react.ts';
import { useItemName } from '../../playing/item-names.tsx';
import { ItemCard } from '../../playing/ItemCard.tsx';
import { ItemsHead, Pictures, hasCommonStimulus } from '../../playing/Stimulus.tsx';
import { Bank, DragAndDrop, Slot } from '../../drag-and-drop/index.tsx';
import playing from '../../playing/playing.module.css';
import { useMessages } from '../../messages.tsx';
import { answeredItems } from './answered.ts';
import type { MatchingCode, MatchingContent, MatchingResponse } from './definition.ts';
import { Lines } from './Lines.tsx';
import { EntryView, MatchingStimulus, TargetView, lastNumber, shownTargets, targetName } from './pieces.tsx';
import { useInSight } from '../../playing/useInSight.tsx';
import classes from './matching.module.css';

type Props = PlayerProps<MatchingContent, MatchingResponse>;

/** The texts of MG4 fill the left half; so does a passage or a recording. */
export const matchingHasStimulus = (code: MatchingCode, content: MatchingContent): boolean =>
  code === 'MG4' || hasCommonStimulus(content);

const bankTitle = { MG3: 'player.headings', MG4: 'player.texts' } as const;

/** One entry: its number, and the slot beside it. */
function Row({
  item,
  number,
  single,
  current,
  onCurrent,
  children,
}: {
  item: string;
  number: number;
  single: boolean;
  current: boolean;
  onCurrent(): void;
  children: ReactNode;
}) {
  const itemName = useItemName();
  const root = useRef<HTMLLIElement>(null);
  useInSight(root, current);
  return (
    <li
      ref={root}
      className={classes.row}
      data-item={single ? undefined : itemName(item)}
      data-current={(current && !single) || undefined}
      onFocusCapture={onCurrent}
      onPointerDown={onCurrent}
    >
      {!single && <span className={classes.number}>{number}</span>}
      {children}
    </li>
  );
}

function Items({ code, ...props }: Props & { code: MatchingCode }) {
  const t = useMessages('qt');
  const tFamily = useMessages('qt-matching');
  const { content, media, firstNumber, response, onChange, readOnly, shuffleSeed } = props;
  const last = lastNumber(content, firstNumber);
  const single = firstNumber === last;
  const stimulus = matchingHasStimulus(code, content);
  const targets = shownTargets(code, content, shuffleSeed);
  const at = content.items.findIndex((item) => item.id === props.currentItem);
  const here = content.items[Math.max(0, at)]?.id ?? '';
  const spare = targets.length > content.items.length;

  const head = !stimulus && (
    <ItemsHead content={content} media={media} first={firstNumber} last={last}>
      <Pictures images={content.images} media={media} />
    </ItemsHead>
  );
  const card = (children: ReactNode) => (
    <ItemCard item={here} number={firstNumber} last={last} flagNumber={firstNumber + Math.max(0, at)} port={props}>
      {children}
    </ItemCard>
  );

  if (code === 'DL2') {
    return (
      <div className={playing.items}>
        {head}
        {card(
          <Lines
            content={content}
            targets={targets}
            media={media}
            firstNumber={firstNumber}
            response={response}
            onChange={onChange}
            readOnly={readOnly === true}
            currentItem={props.currentItem}
            onCurrentItem={props.onCurrentItem}
          />,
        )}
      </div>
    );
  }

  return (
    <DragAndDrop
      className={playing.items}
      sources={targets.map((target) => ({
        id: target.id,
        name: targetName(code, target),
        view: <TargetView code={code} target={target} media={media} />,
      }))}
      targets={content.items.map((item, index) => ({
        id: item.id,
        name: t('player.item', { number: firstNumber + index }),
      }))}
      placed={response ?? {}}
      onChange={(placed) => onChange(Object.fromEntries(Object.entries(placed).map(([item, ids]) => [item, [...ids]])))}
      reuse={code === 'MG4'}
      readOnly={readOnly === true}
    >
      {head}
      <p className={playing.note}>
        {code === 'MG4' ? tFamily('player.again') : spare ? tFamily('player.spare') : tFamily('player.once')}
      </p>
      <Bank
        title={tFamily(code === 'MG3' || code === 'MG4' ? bankTitle[code] : 'player.bank')}
        sticky={code !== 'MG5'}
      />
      {card(
        <ol className={classes.rows} data-narrow={code === 'MG3' || code === 'MG5' || undefined}>
          {content.items.map((item, index) => (
            <Row
              key={item.id}
              item={item.id}
              number={firstNumber + index}
              single={single}
              current={props.currentItem === item.id}
              onCurrent={() => props.onCurrentItem?.(item.id)}
            >
              <EntryView content={content} item={item} media={media} number={firstNumber + index} />
              <Slot target={item.id} shape="block" />
            </Row>
          ))}
        </ol>,
      )}
    </DragAndDrop>
  );
}

/** The player of one code. */
export const facet = (code: MatchingCode): PlayerFacet<MatchingContent, MatchingResponse> => ({
  Stimulus: (props) => <MatchingStimulus code={code} {...props} />,
  Items: (props) => <Items code={code} {...props} />,
  hasStimulus: (content) => matchingHasStimulus(code, content),
  answeredItems,
});

/**
 * The player of lists inside the text: native select elements, which touch, keyboard and screen readers support well.
 */
import { useRef } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import type { PlayerFacet, PlayerProps, StimulusProps } from '../../schema/core.react.ts';
import { useItemName } from '../../playing/item-names.tsx';
import { ItemCard } from '../../playing/ItemCard.tsx';
import { ItemsHead, Pictures, StimulusView, hasCommonStimulus } from '../../playing/Stimulus.tsx';
import { ownEntry } from '../../schema/records.ts';
import playing from '../../playing/playing.module.css';
import { RichText } from '../../rich-text/RichText.tsx';
import { useMessages } from '../../messages.tsx';
import { answeredGaps, gapsToChoose, optionsOf, shuffledList } from './answered.ts';
import type { InlineListsCode, InlineListsContent, InlineListsResponse, ListOption } from './definition.ts';
import { ExampleGap, Frame, SharedList, gapNumbers, letterOf, optionWords } from './lists.tsx';
import { useInSight } from '../../playing/useInSight.tsx';
import classes from './inline-lists.module.css';

type Props = PlayerProps<InlineListsContent, InlineListsResponse>;

interface ListGapProps {
  number: number;
  options: readonly ListOption[];
  /** Options of a shared list are identified by their letters. */
  lettered: boolean;
  picked: string | undefined;
  current: boolean;
  onPick?: ((id: string | null) => void) | undefined;
  onFocus(): void;
}

function ListGap({ number, options, lettered, picked, current, onPick, onFocus }: ListGapProps) {
  const t = useMessages('qt');
  const tFamily = useMessages('qt-inline-lists');
  const root = useRef<HTMLSpanElement>(null);
  useInSight(root, current);
  const index = options.findIndex((option) => option.id === picked);
  const chosen = options[index];
  const answering = onPick !== undefined;
  return (
    <span
      ref={root}
      className={classes.gap}
      data-filled={chosen !== undefined || undefined}
      data-current={current || undefined}
      data-still={!answering || undefined}
    >
      <span className={classes.number} aria-hidden={answering || undefined}>
        {number}
      </span>
      <span
        className={classes.value}
        data-empty={chosen === undefined || undefined}
        aria-hidden={answering || undefined}
      >
        {chosen === undefined ? (
          tFamily('player.choose')
        ) : (
          <>
            {lettered && <b>{letterOf(index)} </b>}
            <RichText inline text={chosen.text} />
          </>
        )}
      </span>
      {answering && (
        <>
          <IconChevronDown className={classes.chevron} size={18} stroke={1.75} aria-hidden="true" />
          <select
            aria-label={t('player.gap', { number })}
            value={chosen?.id ?? ''}
            onFocus={onFocus}
            onChange={(event) => onPick(event.currentTarget.value === '' ? null : event.currentTarget.value)}
          >
            <option value="">{tFamily('player.choose')}</option>
            {options.map((option, at) => (
              <option key={option.id} value={option.id}>
                {lettered ? `${letterOf(at)}. ${optionWords(option.text)}` : optionWords(option.text)}
              </option>
            ))}
          </select>
        </>
      )}
    </span>
  );
}

export const lastGap = (content: InlineListsContent, first: number): number =>
  Math.max(first, first + gapsToChoose(content).length - 1);

function Stimulus({ content, media, firstNumber }: StimulusProps<InlineListsContent>) {
  return <StimulusView content={content} media={media} first={firstNumber} last={lastGap(content, firstNumber)} />;
}

function Items(props: Props) {
  const itemName = useItemName();
  const tFamily = useMessages('qt-inline-lists');
  const { content, media, firstNumber, response, onChange, readOnly, shuffleSeed } = props;
  const numbers = gapNumbers(content, firstNumber);
  const last = lastGap(content, firstNumber);
  const single = firstNumber === last;
  const stimulus = hasCommonStimulus(content);
  const shared = content.list === undefined ? undefined : shuffledList(content.list, shuffleSeed, 'list');
  const firstGap = gapsToChoose(content)[0]?.id ?? '';
  // Every gap is an item of its own: the ring, the flag and the navigator follow the gap that has the focus.
  const here = numbers.has(props.currentItem ?? '') ? (props.currentItem ?? firstGap) : firstGap;

  function set(gap: string, pick: string | null): void {
    const next = { ...response };
    if (pick === null) delete next[gap];
    else next[gap] = [pick];
    onChange(next);
  }
  const gap = (id: string) => {
    const found = content.gaps.find((candidate) => candidate.id === id);
    if (found === undefined) return null;
    const number = numbers.get(id);
    if (number === undefined)
      return <ExampleGap text={optionsOf(content, found).find((option) => option.id === found.example)?.text ?? ''} />;
    return (
      <span data-item={single ? undefined : itemName(id)} data-gap={id}>
        <ListGap
          number={number}
          options={shared ?? shuffledList(found.options, shuffleSeed, id)}
          lettered={shared !== undefined}
          picked={ownEntry(response, id)?.[0]}
          current={!single && props.currentItem === id}
          onFocus={() => props.onCurrentItem?.(id)}
          onPick={readOnly === true ? undefined : (pick) => set(id, pick)}
        />
      </span>
    );
  };
  const usedAt = (option: string): string | undefined => {
    if (content.gaps.some((one) => one.example === option)) return tFamily('player.example');
    const where = [...numbers].filter(([id]) => ownEntry(response, id)?.[0] === option).map(([, number]) => number);
    return where.length === 0 ? undefined : tFamily('player.used', { number: where.join(', ') });
  };
  return (
    <div className={playing.items}>
      {!stimulus && (
        <ItemsHead content={content} media={media} first={firstNumber} last={last}>
          <Pictures images={content.images} media={media} />
        </ItemsHead>
      )}
      <ItemCard item={here} number={firstNumber} last={last} flagNumber={numbers.get(here) ?? firstNumber} port={props}>
        {shared !== undefined && <SharedList options={shared} usedAt={usedAt} />}
        <Frame content={content} gap={gap} />
      </ItemCard>
    </div>
  );
}

const played: PlayerFacet<InlineListsContent, InlineListsResponse> = {
  Stimulus,
  Items,
  hasStimulus: hasCommonStimulus,
  answeredItems: answeredGaps,
};

/** Both codes have the same player, because the options of a gap are part of the content. */
export const facet = (_: InlineListsCode): PlayerFacet<InlineListsContent, InlineListsResponse> => played;

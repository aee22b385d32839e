/** The player of drag-and-drop texts: letters into the slots of words, words or sentences into the gaps of a text. */
import { useState } from 'react';
import type { PlayerFacet, PlayerProps, StimulusProps } from '../../schema/core.react.ts';
import { filledBoxes, readBoxes, writeBoxes } from '../../schema/letters.ts';
import { plainTextOf } from '../../markup/index.ts';
import { ItemCard } from '../../playing/ItemCard.tsx';
import { Bank, DragAndDrop, Slot, type Placed } from '../../drag-and-drop/index.tsx';
import { useItemName } from '../../playing/item-names.tsx';
import { Picture } from '../../playing/Picture.tsx';
import { ItemsHead, Pictures, StimulusView, hasCommonStimulus } from '../../playing/Stimulus.tsx';
import { ownEntry } from '../../schema/records.ts';
import playing from '../../playing/playing.module.css';
import { RichText } from '../../rich-text/RichText.tsx';
import { useMessages } from '../../messages.tsx';
import { answeredGaps, answeredWords, shownChips, shownTiles } from './answered.ts';
import type { TilesCode } from './codes.ts';
import type {
  ChipsContent,
  ChipsResponse,
  LettersContent,
  LettersResponse,
  LetterWord,
  TilesContent,
  TilesResponse,
} from './definition.ts';
import classes from './tiles.module.css';

type LettersProps = PlayerProps<LettersContent, LettersResponse>;
type ChipsProps = PlayerProps<ChipsContent, ChipsResponse>;

interface WordProps {
  word: LetterWord;
  tiles: readonly { readonly id: string; readonly text: string }[];
  answer: string;
  readOnly: boolean;
  onChange(answer: string): void;
}

/** Tiles for an answer: which of two equal tiles is in a slot only matters for display. */
function placedFor(word: LetterWord, tiles: WordProps['tiles'], answer: string): Placed {
  const free = [...tiles];
  const row = readBoxes(word.slots, answer);
  const entries = word.slots.flatMap((given, at): [string, string[]][] => {
    const index = given === '' ? free.findIndex((tile) => tile.text === row[at]) : -1;
    return index < 0 ? [] : [[`s${at}`, [free.splice(index, 1)[0]!.id]]];
  });
  return Object.fromEntries(entries);
}

function Word({ word, tiles, answer, readOnly, onChange }: WordProps) {
  const t = useMessages('qt-tiles');
  const [moved, setMoved] = useState<Placed>({});
  const answerOf = (placed: Placed): string =>
    writeBoxes(
      word.slots,
      word.slots.map((given, at) => given || (tiles.find((tile) => tile.id === placed[`s${at}`]?.[0])?.text ?? '')),
    );
  // The tile that was moved is the one displayed, as long as the answer is the result of that move.
  const placed = answerOf(moved) === answer ? moved : placedFor(word, tiles, answer);
  const targets = word.slots.flatMap((given, at) =>
    given === '' ? [{ id: `s${at}`, name: t('player.slot', { number: at + 1, total: word.slots.length }) }] : [],
  );
  return (
    <DragAndDrop
      className={classes.word}
      sources={tiles.map((tile) => ({ id: tile.id, name: tile.text }))}
      targets={targets}
      placed={placed}
      readOnly={readOnly}
      onChange={(next) => {
        setMoved(next);
        onChange(answerOf(next));
      }}
    >
      <div className={classes.slots}>
        {word.slots.map((given, at) =>
          given === '' ? (
            <Slot key={at} target={`s${at}`} shape="letter" />
          ) : (
            <span key={at} className={classes.given}>
              {given}
            </span>
          ),
        )}
      </div>
      <Bank title={t('player.tiles')} large />
    </DragAndDrop>
  );
}

function LettersItems(props: LettersProps) {
  const { content, media, firstNumber, response, onChange, readOnly = false, shuffleSeed } = props;
  const last = firstNumber + content.words.length - 1;
  const stimulus = hasCommonStimulus(content);

  function set(id: string, answer: string): void {
    const { [id]: _, ...others } = response ?? {};
    onChange(answer === '' ? others : { ...others, [id]: answer });
  }

  return (
    <div className={playing.items}>
      {!stimulus && (
        <ItemsHead content={content} media={media} first={firstNumber} last={last}>
          <Pictures images={content.images} media={media} />
        </ItemsHead>
      )}
      {content.words.map((word, at) => (
        <ItemCard key={word.id} item={word.id} number={firstNumber + at} port={props}>
          {word.clue !== '' && <RichText text={word.clue} className={playing.stem} />}
          {word.image !== undefined && (
            <div className={classes.picture}>
              <Picture image={word.image} port={media} />
            </div>
          )}
          <Word
            word={word}
            tiles={shownTiles(content, word, shuffleSeed)}
            answer={
              filledBoxes(word.slots, readBoxes(word.slots, ownEntry(response, word.id) ?? '')) > 0
                ? (ownEntry(response, word.id) ?? '')
                : ''
            }
            readOnly={readOnly}
            onChange={(answer) => set(word.id, answer)}
          />
        </ItemCard>
      ))}
    </div>
  );
}

/** Longer chips are sentences: their gaps are on lines of their own. */
const sentence = 36;

function ChipsItems(props: ChipsProps) {
  const t = useMessages('qt-tiles');
  const { content, media, firstNumber, response, onChange, readOnly = false, shuffleSeed, onCurrentItem } = props;
  const itemName = useItemName();
  const last = firstNumber + content.gaps.length - 1;
  const single = firstNumber === last;
  const stimulus = hasCommonStimulus(content);
  const numbers = new Map(content.gaps.map((gap, at) => [gap.id, firstNumber + at]));
  const chips = shownChips(content, shuffleSeed);
  const shape = chips.some((chip) => plainTextOf(chip.text).length > sentence) ? { shape: 'block' as const } : {};
  const first = content.gaps[0]?.id ?? '';
  const here = numbers.has(props.currentItem ?? '') ? (props.currentItem ?? first) : first;
  const gap = (id: string) => {
    const number = numbers.get(id);
    if (number === undefined) return null;
    return (
      <span
        className={shape.shape === undefined ? undefined : classes.line}
        data-item={single ? undefined : itemName(id)}
        data-gap={id}
        onFocus={() => onCurrentItem?.(id)}
      >
        <Slot target={id} mark={number} {...shape} />
      </span>
    );
  };
  return (
    <div className={playing.items}>
      {!stimulus && (
        <ItemsHead content={content} media={media} first={firstNumber} last={last}>
          <Pictures images={content.images} media={media} />
        </ItemsHead>
      )}
      <DragAndDrop
        className={classes.passage}
        sources={chips.map((chip) => ({
          id: chip.id,
          name: plainTextOf(chip.text),
          view: <RichText inline text={chip.text} />,
        }))}
        targets={content.gaps.map((one) => ({
          id: one.id,
          name: t('player.gap', { number: numbers.get(one.id) ?? 0 }),
        }))}
        placed={response ?? {}}
        readOnly={readOnly}
        onChange={(next) => onChange(Object.fromEntries(Object.entries(next).map(([id, placed]) => [id, [...placed]])))}
      >
        <Bank title={t('player.bank')} sticky />
        <ItemCard
          item={here}
          number={firstNumber}
          last={last}
          flagNumber={numbers.get(here) ?? firstNumber}
          port={props}
        >
          <RichText text={content.text} gap={gap} className={classes.text} />
        </ItemCard>
      </DragAndDrop>
    </div>
  );
}

function Stimulus({ content, media, firstNumber }: StimulusProps<TilesContent>) {
  const count = 'words' in content ? content.words.length : content.gaps.length;
  return <StimulusView content={content} media={media} first={firstNumber} last={firstNumber + count - 1} />;
}

const facets = {
  DD1: {
    Stimulus,
    Items: LettersItems,
    hasStimulus: hasCommonStimulus,
    answeredItems: answeredWords,
  } satisfies PlayerFacet<LettersContent, LettersResponse>,
  DD2: {
    Stimulus,
    Items: ChipsItems,
    hasStimulus: hasCommonStimulus,
    answeredItems: answeredGaps,
  } satisfies PlayerFacet<ChipsContent, ChipsResponse>,
};

/** The player of one code; always the same function, so that React does not remount it. */
export const facet = (code: TilesCode): PlayerFacet<TilesContent, TilesResponse> =>
  facets[code] as unknown as PlayerFacet<TilesContent, TilesResponse>;

/** The player of the gap family: inputs in the line of the text, or the cells of a numeric answer. */
import { useRef, useState } from 'react';
import type { PlayerFacet, PlayerProps, StimulusProps } from '../../schema/core.react.ts';
import { useItemName } from '../../playing/item-names.tsx';
import { ItemCard } from '../../playing/ItemCard.tsx';
import { ItemsHead, Pictures, Recordings, StimulusView, hasCommonStimulus } from '../../playing/Stimulus.tsx';
import { ownEntry } from '../../schema/records.ts';
import playing from '../../playing/playing.module.css';
import { RichText } from '../../rich-text/RichText.tsx';
import { useMessages } from '../../messages.tsx';
import type { TextGapsCode, TextGapsContent, TextGapsResponse } from './definition.ts';
import { answeredGaps } from './answered.ts';
import { Cue, ExampleGap, GappedText, gapNumbers } from './gaps.tsx';
import { LetterBoxes } from './LetterBoxes.tsx';
import { NumericAnswer } from './NumericAnswer.tsx';
import { PictureGaps } from './PictureGaps.tsx';
import { WordBox } from './WordBox.tsx';
import { useInSight } from '../../playing/useInSight.tsx';
import classes from './text-gaps.module.css';

type Props = PlayerProps<TextGapsContent, TextGapsResponse>;

interface GapInputProps {
  number: number;
  value: string;
  current: boolean;
  wordLimit: number | undefined;
  onChange?: ((value: string) => void) | undefined;
  onFocus(): void;
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

function GapInput({ number, value, current, wordLimit, onChange, onFocus }: GapInputProps) {
  const t = useMessages('qt');
  const tFamily = useMessages('qt-text-gaps');
  const tooLong = wordLimit !== undefined && wordsIn(value) > wordLimit;
  // Wide enough for the answer and a little more; in `ch` for browsers without `field-sizing`.
  const root = useRef<HTMLLabelElement>(null);
  useInSight(root, current);
  const width = `${Math.max(9, value.length + 2)}ch`;
  return (
    <label
      ref={root}
      className={classes.gap}
      data-filled={value !== '' || undefined}
      data-current={current || undefined}
      data-long={tooLong || undefined}
    >
      <span className={classes.gapNumber} aria-hidden="true">
        {number}
      </span>
      <input
        style={{ width }}
        value={value}
        readOnly={onChange === undefined}
        aria-label={t('player.gap', { number })}
        aria-invalid={tooLong || undefined}
        title={tooLong ? tFamily('player.tooManyWords', { count: wordLimit }) : undefined}
        maxLength={500}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        onFocus={onFocus}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      />
    </label>
  );
}

function Stimulus({ content, media, firstNumber }: StimulusProps<TextGapsContent>) {
  return (
    <StimulusView
      content={content}
      media={media}
      first={firstNumber}
      last={Math.max(firstNumber, firstNumber + gapNumbers(content, firstNumber).size - 1)}
    />
  );
}

function Items({ code, ...props }: Props & { code: TextGapsCode }) {
  const itemName = useItemName();
  const t = useMessages('qt');
  const tFamily = useMessages('qt-text-gaps');
  const { content, media, firstNumber, response, onChange, readOnly } = props;
  const numbers = gapNumbers(content, firstNumber);
  const last = Math.max(firstNumber, firstNumber + numbers.size - 1);
  const single = firstNumber === last;
  const stimulus = hasCommonStimulus(content);
  const wordLimit = content.wordLimit;
  const letterBoxes = content.gaps[0]?.boxes;
  /** The last focused gap: a word of the box is written there. */
  const [lastGap, setLastGap] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const firstGap = content.gaps.find((gap) => gap.example === undefined)?.id ?? '';

  function set(gap: string, text: string): void {
    const next = { ...response };
    if (text === '') delete next[gap];
    else next[gap] = text;
    onChange(next);
  }

  const pictures = !stimulus && <Pictures images={content.images} media={media} />;

  if (content.numeric !== undefined || letterBoxes !== undefined) {
    const label = t('player.answerOf', { number: firstNumber });
    const value = ownEntry(response, firstGap) ?? '';
    const onAnswer = readOnly === true ? undefined : (text: string) => set(firstGap, text);
    return (
      <div className={playing.items}>
        {!stimulus && <ItemsHead content={content} media={media} first={firstNumber} last={last} />}
        <ItemCard item={firstGap} number={firstNumber} port={props}>
          {!stimulus && letterBoxes !== undefined && (
            <Recordings content={content} media={media} first={firstNumber} last={last} />
          )}
          {content.text !== '' && <RichText text={content.text} className={playing.stem} />}
          {pictures}
          {letterBoxes !== undefined && (
            <LetterBoxes boxes={letterBoxes} value={value} label={label} onChange={onAnswer} />
          )}
          {content.numeric !== undefined && (
            <NumericAnswer format={content.numeric} value={value} label={label} onChange={onAnswer} />
          )}
        </ItemCard>
      </div>
    );
  }

  // Every gap is an item of its own: the ring, the flag and the navigator follow the gap that has the focus.
  const here = numbers.has(props.currentItem ?? '') ? (props.currentItem ?? firstGap) : firstGap;
  const gap = (id: string) => {
    const definition = content.gaps.find((candidate) => candidate.id === id);
    if (definition === undefined) return null;
    const number = numbers.get(id);
    if (number === undefined) return <ExampleGap text={definition.example ?? ''} />;
    return (
      <span data-item={single ? undefined : itemName(id)} data-gap={id}>
        <GapInput
          number={number}
          value={ownEntry(response, id) ?? ''}
          current={!single && props.currentItem === id}
          wordLimit={wordLimit}
          onFocus={() => {
            setLastGap(id);
            props.onCurrentItem?.(id);
          }}
          onChange={readOnly === true ? undefined : (text) => set(id, text)}
        />
        <Cue cue={definition.cue} />
      </span>
    );
  };
  /** Into the focused gap, else the first empty one. */
  function copy(text: string): void {
    const empty = [...numbers.keys()].find((id) => (ownEntry(response, id) ?? '') === '');
    const into = lastGap ?? empty;
    if (into === undefined) return;
    set(into, text);
    root.current?.querySelector<HTMLInputElement>(`[data-gap="${CSS.escape(into)}"] input`)?.focus();
  }

  return (
    <div ref={root} className={playing.items}>
      {!stimulus && (
        <ItemsHead content={content} media={media} first={firstNumber} last={last}>
          {!single && <Recordings content={content} media={media} first={firstNumber} last={last} />}
          {!single && pictures}
        </ItemsHead>
      )}
      {wordLimit !== undefined && <p className={playing.note}>{tFamily('player.wordLimit', { count: wordLimit })}</p>}
      {content.wordBox !== undefined && (
        <WordBox words={content.wordBox} media={media} onPick={readOnly === true ? undefined : copy} />
      )}
      <ItemCard item={here} number={firstNumber} last={last} flagNumber={numbers.get(here) ?? firstNumber} port={props}>
        {single && !stimulus && <Recordings content={content} media={media} first={firstNumber} last={last} />}
        {single && pictures}
        <GappedText content={content} gap={gap} tight={single && content.table === undefined} />
        {content.picture !== undefined && (
          <PictureGaps content={content} picture={content.picture} media={media} numbers={numbers} gap={gap} />
        )}
      </ItemCard>
    </div>
  );
}

/** The player of one code. */
export const facet = (code: TextGapsCode): PlayerFacet<TextGapsContent, TextGapsResponse> => ({
  Stimulus,
  Items: (props) => <Items code={code} {...props} />,
  hasStimulus: hasCommonStimulus,
  answeredItems: answeredGaps,
});

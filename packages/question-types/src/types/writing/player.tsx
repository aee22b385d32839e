/** The player of free-text tasks: a line for a rewritten sentence, a sheet that grows for an essay. */
import { useId, useLayoutEffect, useRef } from 'react';
import type { PlayerFacet, PlayerProps, StimulusProps } from '../../schema/core.react.ts';
import { countedWords } from '../../marking/count.ts';
import { CriteriaLine } from '../../marking/MarkView.tsx';
import { ItemCard } from '../../playing/ItemCard.tsx';
import { ItemsHead, Pictures, Recordings, StimulusView, hasCommonStimulus } from '../../playing/Stimulus.tsx';
import { ownEntry } from '../../schema/records.ts';
import playing from '../../playing/playing.module.css';
import { RichText } from '../../rich-text/RichText.tsx';
import { useMessages } from '../../messages.tsx';
import { answeredTexts } from './answered.ts';
import type { WritingCode, WritingContent, WritingResponse } from './definition.ts';
import { maxCharacters } from './limits.ts';
import { KeywordLine, PointList } from './task.tsx';
import classes from './writing.module.css';

type Props = PlayerProps<WritingContent, WritingResponse>;

/** Control characters, which the database refuses; line breaks are kept. */
const unwritable = /(?!\n)\p{Cc}/gu;

interface TextFieldProps {
  code: WritingCode;
  value: string;
  label: string;
  countId: string;
  onChange?: ((text: string) => void) | undefined;
}

/** Grows with its text; an essay starts with a sheet's height. */
function GrowingText({ code, value, label, countId, onChange }: TextFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const node = field.current;
    if (node === null) return;
    node.style.height = 'auto';
    node.style.height = `${node.scrollHeight + 2}px`;
  }, [value]);
  return (
    <textarea
      ref={field}
      className={code === 'SA1' ? classes.line : classes.sheet}
      rows={code === 'SA1' ? 1 : 10}
      value={value}
      readOnly={onChange === undefined}
      aria-label={label}
      aria-describedby={countId}
      data-filled={value.trim() !== '' || undefined}
      maxLength={maxCharacters[code]}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => onChange?.(event.currentTarget.value.replace(unwritable, ''))}
    />
  );
}

/** "132 từ · cần 120–150 từ"; missing or surplus words are stated as text, never by colour alone. */
function WordCount({ id, content, text }: { id: string; content: WritingContent; text: string }) {
  const t = useMessages('qt-writing');
  const count = countedWords(text);
  const { minWords, maxWords } = content;
  const over = maxWords !== undefined && count > maxWords ? count - maxWords : 0;
  const under = minWords !== undefined && count < minWords ? minWords - count : 0;
  const wanted =
    minWords !== undefined && maxWords !== undefined
      ? t('player.between', { min: minWords, max: maxWords })
      : minWords !== undefined
        ? t('player.atLeast', { count: minWords })
        : maxWords !== undefined
          ? t('player.atMost', { count: maxWords })
          : null;
  return (
    <p id={id} className={classes.count} data-over={over > 0 || undefined}>
      <b>{t('player.words', { count })}</b>
      {wanted !== null && <span>{wanted}</span>}
      {over > 0 && <span className={classes.over}>{t('player.over', { count: over })}</span>}
      {under > 0 && count > 0 && <span>{t('player.under', { count: under })}</span>}
    </p>
  );
}

function Stimulus({ content, media, firstNumber }: StimulusProps<WritingContent>) {
  return (
    <StimulusView content={content} media={media} first={firstNumber} last={firstNumber + content.items.length - 1} />
  );
}

function Items({ code, ...props }: Props & { code: WritingCode }) {
  const t = useMessages('qt');
  const countId = useId();
  const { content, media, firstNumber, response, onChange, readOnly } = props;
  const stimulus = hasCommonStimulus(content);
  const last = firstNumber + content.items.length - 1;
  return (
    <div className={playing.items}>
      {!stimulus && <ItemsHead content={content} media={media} first={firstNumber} last={last} />}
      {content.items.map((item, at) => {
        const text = ownEntry(response, item.id) ?? '';
        const set = (next: string): void => {
          const { [item.id]: _, ...others } = response ?? {};
          onChange(next === '' ? others : { ...others, [item.id]: next });
        };
        const field = (
          <GrowingText
            code={code}
            value={text}
            label={t('player.answerOf', { number: firstNumber + at })}
            countId={`${countId}-${item.id}`}
            onChange={readOnly === true ? undefined : set}
          />
        );
        return (
          <ItemCard key={item.id} item={item.id} number={firstNumber + at} port={props}>
            {item.prompt !== '' && <RichText text={item.prompt} className={playing.stem} />}
            {!stimulus && at === 0 && <Recordings content={content} media={media} first={firstNumber} last={last} />}
            {!stimulus && at === 0 && <Pictures images={content.images} media={media} />}
            <PointList points={item.points} />
            <KeywordLine keyword={item.keyword} />
            <CriteriaLine criteria={content.criteria} />
            {item.before === undefined && item.after === undefined ? (
              field
            ) : (
              <div className={classes.rewrite}>
                {item.before !== undefined && <span>{item.before}</span>}
                {field}
                {item.after !== undefined && <span>{item.after}</span>}
              </div>
            )}
            <WordCount id={`${countId}-${item.id}`} content={content} text={text} />
          </ItemCard>
        );
      })}
    </div>
  );
}

/** The player of one code. */
export const facet = (code: WritingCode): PlayerFacet<WritingContent, WritingResponse> => ({
  Stimulus,
  Items: (props) => <Items code={code} {...props} />,
  hasStimulus: hasCommonStimulus,
  answeredItems: answeredTexts,
});

/** The player of the choice family. */
import type { ReactNode } from 'react';
import type { PlayerFacet, PlayerProps, StimulusProps } from '../../schema/core.react.ts';
import { ItemCard } from '../../playing/ItemCard.tsx';
import {
  Instructions,
  ItemsHead,
  Pictures,
  Recordings,
  StimulusView,
  hasCommonStimulus,
} from '../../playing/Stimulus.tsx';
import { ownEntry } from '../../schema/records.ts';
import playing from '../../playing/playing.module.css';
import { Picture } from '../../playing/Picture.tsx';
import { RichText } from '../../rich-text/RichText.tsx';
import { shuffleOptions } from '../../schema/shuffle.ts';
import { useMessages } from '../../messages.tsx';
import type { ChoiceCode, ChoiceContent, ChoiceItem, ChoiceOption, ChoiceResponse } from './definition.ts';
import { answeredItems, clusterItem } from './answered.ts';
import { isSpoken } from './codes.ts';
import { Options, isTrueFalse } from './options.tsx';
import { StatementRow, TickRow } from './statements.tsx';
import classes from './choice.module.css';

type Props = PlayerProps<ChoiceContent, ChoiceResponse>;

export { clusterItem };

/** A short clip stays with its question; all other stimuli go to the left half. */
export function choiceHasStimulus(code: ChoiceCode, content: ChoiceContent): boolean {
  if (code === 'MC4' || isSpoken(code)) return content.passage !== undefined || content.video !== undefined;
  return hasCommonStimulus(content);
}

/** The order the learner sees; the seed is the attempt's, so it is the same after a reload and in the review. */
export function shownOptions(code: ChoiceCode, item: ChoiceItem, seed: string | null): readonly ChoiceOption[] {
  return seed === null || isTrueFalse(code) || isSpoken(code)
    ? item.options
    : shuffleOptions(item.options, `${seed}:${item.id}`);
}

/** The last number that the question has on the paper. */
export function lastNumber(code: ChoiceCode, content: ChoiceContent, first: number): number {
  return code === 'TF5' ? first : first + content.items.length - 1;
}

/** A gap of a cloze within the reading text: only its number. */
export function GapChip({ number, children }: { number: number; children?: ReactNode }) {
  const t = useMessages('qt');
  return (
    <span className={classes.chip}>
      <span className="visually-hidden">{t('player.gap', { number })}</span>
      <span aria-hidden="true">{number}</span>
      {children}
    </span>
  );
}

function Stimulus({ code, content, media, firstNumber }: StimulusProps<ChoiceContent> & { code: ChoiceCode }) {
  const gap = (id: string): ReactNode => {
    const index = content.items.findIndex((item) => item.id === id);
    return index === -1 ? null : <GapChip number={firstNumber + index} />;
  };
  return (
    <StimulusView
      content={content}
      media={media}
      first={firstNumber}
      last={lastNumber(code, content, firstNumber)}
      {...(code === 'MC10' ? { gap } : {})}
    />
  );
}

/** Stem and picture of one item. */
export function Stem({ item, media }: { item: ChoiceItem } & Pick<Props, 'media'>) {
  return (
    <>
      {item.stem !== '' && <RichText text={item.stem} className={playing.stem} />}
      {item.image !== undefined && (
        <div className={playing.pictures}>
          <Picture image={item.image} port={media} />
        </div>
      )}
    </>
  );
}

function Items({ code, ...props }: Props & { code: ChoiceCode }) {
  const t = useMessages('qt');
  const tFamily = useMessages('qt-choice');
  const { content, media, firstNumber, response, onChange, readOnly, shuffleSeed } = props;
  const last = lastNumber(code, content, firstNumber);
  const stimulus = choiceHasStimulus(code, content);
  const single = firstNumber === last;

  function set(item: string, picked: string[]): void {
    const next = { ...response };
    if (picked.length === 0) delete next[item];
    else next[item] = picked;
    onChange(next);
  }

  const inCard = !stimulus && single && (
    <>
      <Recordings content={content} media={media} first={firstNumber} last={last} />
      <Pictures images={content.images} media={media} />
    </>
  );

  if (code === 'TF5') {
    return (
      <div className={playing.items}>
        <ItemCard item={clusterItem} number={firstNumber} port={props}>
          {!stimulus && <Instructions lead content={content} media={media} />}
          {inCard}
          <p className={playing.note}>{tFamily('player.clusterHint')}</p>
          <div className={classes.rows}>
            {content.items.map((item, index) => {
              const letter = 'abcd'[index] ?? '';
              return (
                <StatementRow
                  key={item.id}
                  item={item}
                  letter={letter}
                  label={tFamily('player.statement', { number: firstNumber, letter })}
                  picked={ownEntry(response, item.id)?.[0]}
                  onPick={readOnly === true ? undefined : (option) => set(item.id, [option])}
                  chooseFrom={index * 2}
                />
              );
            })}
          </div>
        </ItemCard>
      </div>
    );
  }

  return (
    <div className={playing.items}>
      {!stimulus && (
        <ItemsHead content={content} media={media} first={firstNumber} last={last}>
          {!single && (
            <>
              <Recordings content={content} media={media} first={firstNumber} last={last} />
              <Pictures images={content.images} media={media} />
            </>
          )}
        </ItemsHead>
      )}
      {content.items.map((item, index) => {
        const number = firstNumber + index;
        const picked = ownEntry(response, item.id) ?? [];
        return (
          <ItemCard key={item.id} item={item.id} number={number} port={props}>
            {inCard}
            {code === 'TF4' ? (
              <TickRow
                item={item}
                label={t('player.item', { number })}
                picked={picked[0]}
                media={media}
                onPick={readOnly === true ? undefined : (option) => set(item.id, [option])}
              />
            ) : isTrueFalse(code) ? (
              <>
                {item.image !== undefined && <Stem item={{ ...item, stem: '' }} media={media} />}
                <StatementRow
                  item={item}
                  label={t('player.item', { number })}
                  picked={picked[0]}
                  onPick={readOnly === true ? undefined : (option) => set(item.id, [option])}
                />
              </>
            ) : (
              <>
                <Stem item={item} media={media} />
                <Options
                  code={code}
                  item={item}
                  options={shownOptions(code, item, shuffleSeed)}
                  layout={content.optionLayout}
                  picked={picked}
                  label={t('player.optionsOf', { number })}
                  media={media}
                  onPick={readOnly === true ? undefined : (next) => set(item.id, next)}
                />
              </>
            )}
          </ItemCard>
        );
      })}
    </div>
  );
}

/** The player of one code. */
export const facet = (code: ChoiceCode): PlayerFacet<ChoiceContent, ChoiceResponse> => ({
  Stimulus: (props) => <Stimulus code={code} {...props} />,
  Items: (props) => <Items code={code} {...props} />,
  hasStimulus: (content) => choiceHasStimulus(code, content),
  answeredItems: (content, response) => answeredItems(code, content, response),
  letters: (content, id, seed) => {
    const item = isTrueFalse(code) ? undefined : content.items.find((one) => one.id === id);
    return new Map((item ? shownOptions(code, item, seed) : []).map((one, at) => [one.id, 'ABCDEFGH'[at]!]));
  },
});

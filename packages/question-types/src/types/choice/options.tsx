/** The options of one item, shared by the player and the review. */
import { useId, useState, type CSSProperties } from 'react';
import { IconCheck, IconX } from '@tabler/icons-react';
import { Bubble, OptionRow } from '@vumon/ui';
import type { ImageRef, MediaPort } from '../../schema/core.react.ts';
import { Clip } from '../../playing/Clip.tsx';
import { Picture } from '../../playing/Picture.tsx';
import { RichText } from '../../rich-text/RichText.tsx';
import { useMessages } from '../../messages.tsx';
import { isSpoken } from './codes.ts';
import { columnsFor, longestPart } from './columns.ts';
import type { ChoiceCode, ChoiceItem, ChoiceOption } from './definition.ts';
import classes from './choice.module.css';

/** 0 → "A". */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

export const isTrueFalse = (code: ChoiceCode): boolean => code.startsWith('TF');
export const picksMany = (code: ChoiceCode): boolean => code === 'MR1' || code === 'MR2';

/** After marking: the result of an option and its remark. */
export interface Verdict {
  state: 'right' | 'wrong' | undefined;
  tag: string | undefined;
}

export interface OptionsProps {
  code: ChoiceCode;
  item: ChoiceItem;
  /** In the order shown. */
  options: readonly ChoiceOption[];
  layout: 'list' | 'grid';
  picked: readonly string[];
  /** Names the group for screen readers. */
  label: string;
  media: MediaPort;
  /** Absent: display only. */
  onPick?: ((picked: string[]) => void) | undefined;
  verdictOf?: (option: ChoiceOption) => Verdict;
  /** After the release of the key: the spoken text of an option. */
  spokenOf?: (option: ChoiceOption) => string | undefined;
}

const noVerdict = (): Verdict => ({ state: undefined, tag: undefined });

interface OptionProps {
  option: ChoiceOption;
  index: number;
  /** Several options may be picked. */
  many: boolean;
  /** The form name that joins the options of an item. */
  name: string;
  checked: boolean;
  verdict: Verdict;
  media: MediaPort;
  /** Absent: display only. */
  onCheck: ((checked: boolean) => void) | undefined;
}

/** An option among pictures only. */
function PictureOption({
  option,
  image,
  index,
  many,
  name,
  checked,
  verdict,
  media,
  onCheck,
}: OptionProps & { image: ImageRef }) {
  const letter = letterOf(index);
  return (
    <label
      className={classes.tile}
      data-choose={index}
      data-chosen={(checked && verdict.state === undefined) || undefined}
      data-state={verdict.state}
      data-still={onCheck === undefined || undefined}
    >
      {onCheck !== undefined && (
        <input
          type={many ? 'checkbox' : 'radio'}
          name={name}
          checked={checked}
          onChange={(event) => onCheck(event.currentTarget.checked)}
        />
      )}
      <span className={classes.tilePicture}>
        <Picture image={image} port={media} zoom={false} />
      </span>
      <span className={classes.tileFoot}>
        <Bubble state={verdict.state ?? (checked ? 'chosen' : 'idle')}>{letter}</Bubble>
        <span className="visually-hidden">{letter}.</span>
        {option.text !== '' && <RichText inline text={option.text} />}
        {verdict.tag !== undefined && (
          <span className={classes.tileTag}>
            {verdict.state === 'right' && <IconCheck size={18} stroke={2} aria-hidden="true" />}
            {verdict.state === 'wrong' && <IconX size={18} stroke={2} aria-hidden="true" />}
            {verdict.tag}
          </span>
        )}
      </span>
    </label>
  );
}

/** An option as a row of text, with its recording if it is a spoken option. */
function TextOption({
  option,
  spoken,
  index,
  many,
  name,
  checked,
  verdict,
  media,
  onCheck,
}: OptionProps & { spoken: string | undefined }) {
  const t = useMessages('qt-choice');
  const letter = letterOf(index);
  const row = (
    <div data-choose={index}>
      <OptionRow
        type={many ? 'checkbox' : 'radio'}
        name={name}
        letter={letter}
        checked={checked}
        readOnly={onCheck === undefined}
        dense={onCheck === undefined}
        state={verdict.state}
        {...(verdict.tag === undefined ? {} : { tag: verdict.tag })}
        onChange={(next) => onCheck?.(next)}
      >
        <span className="visually-hidden">{letter}. </span>
        <RichText inline text={spoken ?? option.text} />
        {option.image !== undefined && (
          <span className={classes.optionPicture}>
            <Picture image={option.image} port={media} zoom={false} />
          </span>
        )}
      </OptionRow>
    </div>
  );
  if (option.audio === undefined) return row;
  return (
    <div className={classes.heard}>
      {row}
      <Clip audio={option.audio} port={media} label={t('player.clip', { letter })} />
    </div>
  );
}

/** All options of an item. `data-choose` holds the position shown, for the player's letter keys. */
export function Options({
  code,
  item,
  options,
  layout,
  picked,
  label,
  media,
  onPick,
  verdictOf = noVerdict,
  spokenOf,
}: OptionsProps) {
  const t = useMessages('qt-choice');
  const name = useId();
  const many = picksMany(code);
  const limit = code === 'MR1' ? (item.choose ?? 1) : undefined;
  const [refused, setRefused] = useState(false);
  const pictures = options.length > 0 && options.every((option) => option.image !== undefined);

  function pick(id: string, checked: boolean): void {
    if (!many) return onPick?.([id]);
    if (checked && limit !== undefined && picked.length >= limit) {
      setRefused(true);
      return;
    }
    setRefused(false);
    const wanted = checked ? [...picked, id] : picked.filter((other) => other !== id);
    // Kept in the author's order, so that the same picks give the same answer in whatever order they were clicked.
    onPick?.(item.options.map((option) => option.id).filter((other) => wanted.includes(other)));
  }

  const rows = options.map((option, index) => {
    const shared: OptionProps = {
      option,
      index,
      many,
      name,
      checked: picked.includes(option.id),
      verdict: verdictOf(option),
      media,
      onCheck: onPick && ((checked) => pick(option.id, checked)),
    };
    return pictures && option.image !== undefined ? (
      <PictureOption key={option.id} {...shared} image={option.image} />
    ) : (
      <TextOption key={option.id} {...shared} spoken={spokenOf?.(option)} />
    );
  });

  const heard = isSpoken(code) ? (options.some((option) => spokenOf?.(option)) ? 'written' : 'letters') : undefined;
  const columns = heard !== undefined || layout !== 'grid' || pictures ? undefined : columnsFor(options);
  return (
    <div role={onPick === undefined ? 'group' : many ? 'group' : 'radiogroup'} aria-label={label}>
      {limit !== undefined && onPick !== undefined && (
        <div className={classes.chooseHead}>
          <span>{t('player.choose', { count: limit })}</span>
          <b>{t('player.chosen', { chosen: picked.length, count: limit })}</b>
        </div>
      )}
      {code === 'MR2' && onPick !== undefined && <div className={classes.chooseHead}>{t('player.chooseAll')}</div>}
      <div
        className={pictures ? classes.grid : classes.options}
        data-columns={columns}
        style={columns && ({ '--count': Math.min(options.length, 4), '--part': longestPart(options) } as CSSProperties)}
        data-heard={heard}
      >
        {rows}
      </div>
      {limit !== undefined && (
        <p className={classes.refused} role="status">
          {refused && picked.length >= limit ? t('player.refused', { count: limit }) : ''}
        </p>
      )}
    </div>
  );
}

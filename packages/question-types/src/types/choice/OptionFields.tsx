/** The options of one item while the author writes them: words or pictures, the key, locks, order. */
import { useState } from 'react';
import { IconLock, IconLockOpen, IconTrash } from '@tabler/icons-react';
import { IconButton } from '@vumon/ui';
import type { MediaPort } from '../../schema/core.react.ts';
import { ImageFields, ImageTool } from '../../editing/Media.tsx';
import { newLocalId } from '../../editing/ids.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
import { RightBubble } from '../../editing/RightBubble.tsx';
import type { Upload } from '../../editing/upload.tsx';
import { maxOptions, OptionList } from './OptionList.tsx';
import { useMessages } from '../../messages.tsx';
import type { ChoiceCode, ChoiceItem, ChoiceOption } from './definition.ts';
import { letterOf, picksMany } from './options.tsx';
import { lockReferring, referenceIn } from './referring.ts';
import classes from './choice-editor.module.css';

/** Codes whose options may be pictures. */
const pictured: ReadonlySet<ChoiceCode> = new Set(['MC2', 'MR2']);

export interface OptionFieldsProps {
  code: ChoiceCode;
  item: ChoiceItem;
  correct: readonly string[];
  onChange(item: ChoiceItem, correct: string[]): void;
  upload: Upload;
  media: MediaPort;
  /** The problem of an option, of the list, or of the key, by the rest of its path. */
  problem(rest: string): string | undefined;
}

function OptionPicture({
  option,
  onChange,
  upload,
  media,
  error,
}: {
  option: ChoiceOption;
  onChange(option: ChoiceOption): void;
  upload: Upload;
  media: MediaPort;
  error: string | undefined;
}) {
  if (option.image === undefined) return null;
  return (
    <ImageFields
      image={option.image}
      port={media}
      upload={upload}
      caption={false}
      error={error}
      onChange={(image) => onChange({ ...option, image })}
      onRemove={() => {
        const { image: _, ...rest } = option;
        onChange(rest);
      }}
    />
  );
}

/** The buttons of an option: a picture in place of its text, the lock of its position, and removal. */
function OptionTools({
  option,
  letter,
  mayHavePicture,
  removable,
  upload,
  onChange,
  onRemove,
}: {
  option: ChoiceOption;
  letter: string;
  mayHavePicture: boolean;
  removable: boolean;
  upload: Upload;
  onChange(option: ChoiceOption): void;
  onRemove(): void;
}) {
  const t = useMessages('qt-choice');
  return (
    <span className={classes.optionTools}>
      {mayHavePicture && option.image === undefined && (
        <ImageTool
          label={t('editor.addPicture', { letter })}
          upload={upload}
          onDone={(image) => onChange({ ...option, image })}
        />
      )}
      <IconButton
        size="sm"
        pressed={option.lock === true}
        aria-label={t('editor.lock', { letter })}
        title={t('editor.lockHint')}
        icon={option.lock === true ? <IconLock size={20} stroke={1.75} /> : <IconLockOpen size={20} stroke={1.75} />}
        onClick={() => {
          const { lock, ...rest } = option;
          onChange(lock === true ? rest : { ...rest, lock: true });
        }}
      />
      <IconButton
        size="sm"
        aria-label={t('editor.removeOption', { letter })}
        icon={<IconTrash size={20} stroke={1.75} />}
        disabled={!removable}
        onClick={onRemove}
      />
    </span>
  );
}

/** One row for each option: drag handle, bubble that marks the key, text, lock, delete button. */
export function OptionFields({ code, item, correct, onChange, upload, media, problem }: OptionFieldsProps) {
  const t = useMessages('qt-choice');
  const { options } = item;
  const many = picksMany(code);
  const [fresh, setFresh] = useState<string | null>(null);

  const setOption = (index: number, option: ChoiceOption): void =>
    onChange({ ...item, options: options.map((old, at) => (at === index ? option : old)) }, [...correct]);

  /** When a text starts to refer to other options, those that must not move are locked; the author can unlock them. */
  function setText(index: number, text: string): void {
    const written = options.map((old, at) => (at === index ? { ...old, text } : old));
    const refers = referenceIn(text) !== null && referenceIn(options[index]!.text) === null;
    onChange({ ...item, options: refers ? lockReferring(written) : written }, [...correct]);
  }

  function toggle(id: string): void {
    const next = many ? (correct.includes(id) ? correct.filter((other) => other !== id) : [...correct, id]) : [id];
    onChange(
      item,
      options.map((option) => option.id).filter((other) => next.includes(other)),
    );
  }
  function add(): void {
    if (options.length >= maxOptions) return;
    const id = newLocalId(options.map((option) => option.id));
    setFresh(id);
    onChange({ ...item, options: [...options, { id, text: '' }] }, [...correct]);
  }
  function remove(id: string): void {
    onChange(
      { ...item, options: options.filter((option) => option.id !== id) },
      correct.filter((other) => other !== id),
    );
  }

  return (
    <div>
      <OptionList
        options={options}
        many={many}
        problem={problem}
        onReorder={(rows) => onChange({ ...item, options: rows }, [...correct])}
        onAdd={add}
      >
        {(option, index) => {
          const right = correct.includes(option.id);
          const error = problem(`options.${index}`);
          const asPicture = option.image !== undefined;
          return (
            <>
              <RightBubble
                many={many}
                letter={letterOf(index)}
                right={right}
                label={t('editor.markRight', { letter: letterOf(index) })}
                onPress={() => toggle(option.id)}
              />
              <div className={classes.optionBody}>
                <RichTextField
                  single
                  hideLabel
                  label={t('editor.option', { letter: letterOf(index) })}
                  value={option.text}
                  autoFocus={fresh === option.id}
                  placeholder={
                    asPicture ? t('editor.pictureWords') : t('editor.optionPlaceholder', { letter: letterOf(index) })
                  }
                  error={asPicture ? undefined : error}
                  onChange={(text) => setText(index, text)}
                  {...(index === options.length - 1 && options.length < maxOptions ? { onEnter: add } : {})}
                />
                <OptionPicture
                  option={option}
                  onChange={(next) => setOption(index, next)}
                  upload={upload}
                  media={media}
                  error={error}
                />
              </div>
              <OptionTools
                option={option}
                letter={letterOf(index)}
                mayHavePicture={pictured.has(code)}
                removable={options.length > 2}
                upload={upload}
                onChange={(next) => setOption(index, next)}
                onRemove={() => remove(option.id)}
              />
            </>
          );
        }}
      </OptionList>
    </div>
  );
}

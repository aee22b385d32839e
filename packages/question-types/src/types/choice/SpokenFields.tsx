/** Spoken options while the author edits them: the key, a clip for each, and the spoken text for the review. */
import { useState } from 'react';
import { IconTrash, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { IconButton } from '@vumon/ui';
import type { AudioRef, MediaPort } from '../../schema/core.react.ts';
import { PlayLimit, freely, audioFrom } from '../../editing/Media.tsx';
import { newLocalId } from '../../editing/ids.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
import { RightBubble } from '../../editing/RightBubble.tsx';
import { UploadTool } from '../../editing/upload.tsx';
import type { Upload } from '../../editing/upload.tsx';
import { maxOptions, OptionList } from './OptionList.tsx';
import { Clip } from '../../playing/Clip.tsx';
import { ownEntry } from '../../schema/records.ts';
import { useMessages } from '../../messages.tsx';
import type { ChoiceItem, ChoiceKey, ChoiceOption } from './definition.ts';
import { letterOf } from './options.tsx';
import classes from './choice-editor.module.css';

export interface SpokenFieldsProps {
  item: ChoiceItem;
  answerKey: ChoiceKey;
  onChange(item: ChoiceItem, answerKey: ChoiceKey): void;
  upload: Upload;
  media: MediaPort;
  problem(rest: string): string | undefined;
}

/** A row's buttons for its clip. */
function ClipTools({
  option,
  letter,
  playLimit,
  upload,
  onChange,
}: {
  option: ChoiceOption;
  letter: string;
  playLimit: number;
  upload: Upload;
  onChange(audio: AudioRef | undefined): void;
}) {
  const t = useMessages('qt-choice');
  const name = option.audio === undefined ? t('editor.addClip', { letter }) : t('editor.changeClip', { letter });
  return (
    <UploadTool
      upload={upload}
      kind="audio"
      label={name}
      icon={<IconVolume size={20} stroke={1.75} />}
      onDone={(file) => onChange(audioFrom(file, playLimit))}
    >
      {option.audio !== undefined && (
        <IconButton
          size="sm"
          aria-label={t('editor.removeClip', { letter })}
          title={t('editor.removeClip', { letter })}
          icon={<IconVolumeOff size={20} stroke={1.75} />}
          onClick={() => onChange(undefined)}
        />
      )}
    </UploadTool>
  );
}

/** Learners only see the letters; the texts belong to the key. */
export function SpokenFields({ item, answerKey, onChange, upload, media, problem }: SpokenFieldsProps) {
  const t = useMessages('qt-choice');
  const { options } = item;
  const correct = ownEntry(answerKey.correct, item.id) ?? [];
  const spoken = ownEntry(answerKey.spoken, item.id) ?? {};
  const [fresh, setFresh] = useState<string | null>(null);
  const playLimit = options.find((option) => option.audio !== undefined)?.audio?.playLimit ?? 2;
  const port = freely(media);

  const setOptions = (next: ChoiceOption[]): void => onChange({ ...item, options: next }, answerKey);
  const setOption = (index: number, option: ChoiceOption): void =>
    setOptions(options.map((old, at) => (at === index ? option : old)));
  const setSpoken = (id: string, text: string): void =>
    onChange(item, { ...answerKey, spoken: { ...answerKey.spoken, [item.id]: { ...spoken, [id]: text } } });

  function setClip(index: number, option: ChoiceOption, audio: AudioRef | undefined): void {
    const { audio: _, ...rest } = option;
    setOption(index, audio === undefined ? rest : { ...rest, audio });
  }
  function add(): void {
    const id = newLocalId(options.map((option) => option.id));
    setFresh(id);
    setOptions([...options, { id, text: '' }]);
  }
  function remove(id: string): void {
    const { [id]: _, ...words } = spoken;
    onChange(
      { ...item, options: options.filter((option) => option.id !== id) },
      {
        ...answerKey,
        correct: { ...answerKey.correct, [item.id]: correct.filter((other) => other !== id) },
        spoken: { ...answerKey.spoken, [item.id]: words },
      },
    );
  }

  return (
    <div>
      <OptionList options={options} hint={t('editor.clipHint')} problem={problem} onReorder={setOptions} onAdd={add}>
        {(option, index) => {
          const letter = letterOf(index);
          const right = correct.includes(option.id);
          return (
            <>
              <RightBubble
                letter={letter}
                right={right}
                label={t('editor.markRight', { letter })}
                onPress={() =>
                  onChange(item, { ...answerKey, correct: { ...answerKey.correct, [item.id]: [option.id] } })
                }
              />
              <div className={classes.optionBody}>
                <RichTextField
                  single
                  hideLabel
                  label={t('editor.spoken', { letter })}
                  value={ownEntry(spoken, option.id) ?? ''}
                  autoFocus={fresh === option.id}
                  placeholder={t('editor.spokenPlaceholder', { letter })}
                  error={problem(`options.${index}`)}
                  onChange={(text) => setSpoken(option.id, text)}
                  {...(index === options.length - 1 && options.length < maxOptions ? { onEnter: add } : {})}
                />
                {option.audio !== undefined && (
                  <Clip
                    key={option.audio.media}
                    audio={{ ...option.audio, playLimit: 0 }}
                    port={port}
                    label={t('player.clip', { letter })}
                  />
                )}
              </div>
              <span className={classes.optionTools}>
                <ClipTools
                  option={option}
                  letter={letter}
                  playLimit={playLimit}
                  upload={upload}
                  onChange={(audio) => setClip(index, option, audio)}
                />
                <IconButton
                  size="sm"
                  aria-label={t('editor.removeOption', { letter })}
                  icon={<IconTrash size={20} stroke={1.75} />}
                  disabled={options.length <= 2}
                  onClick={() => remove(option.id)}
                />
              </span>
            </>
          );
        }}
      </OptionList>
      {options.some((option) => option.audio !== undefined) && (
        <PlayLimit
          label={t('editor.clipLimit')}
          limit={playLimit}
          onChange={(limit) =>
            setOptions(
              options.map((option) =>
                option.audio === undefined ? option : { ...option, audio: { ...option.audio, playLimit: limit } },
              ),
            )
          }
        />
      )}
    </div>
  );
}

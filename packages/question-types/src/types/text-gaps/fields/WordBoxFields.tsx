/** FB3: the words of the box, with pictures. */
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Button, IconButton, TextField } from '@vumon/ui';
import type { EditorProps } from '../../../schema/core.react.ts';
import { newLocalId } from '../../../editing/ids.tsx';
import { ImageFields, ImageTool } from '../../../editing/Media.tsx';
import { ProblemLine, type ProblemMessages } from '../../../editing/problems.tsx';
import { useMessages } from '../../../messages.tsx';
import { maxBoxWords } from '../definition.ts';
import type { BoxWord, TextGapsContent, TextGapsKey } from '../definition.ts';
import classes from './gaps-editor.module.css';

export interface WordBoxFieldsProps extends Pick<EditorProps<TextGapsContent, TextGapsKey>, 'upload' | 'media'> {
  words: readonly BoxWord[];
  problem: ProblemMessages;
  onChange(words: BoxWord[]): void;
}

export function WordBoxFields({ words, problem, upload, media, onChange }: WordBoxFieldsProps) {
  const t = useMessages('qt-text-gaps');
  const set = (next: BoxWord): void => onChange(words.map((word) => (word.id === next.id ? next : word)));
  return (
    <section className={classes.gapFields} aria-label={t('editor.wordBox')}>
      <span>
        <span className={classes.label}>{t('editor.wordBox')}</span>{' '}
        <span className={classes.hint}>{t('editor.wordBoxHint')}</span>
      </span>
      {words.map((word, at) => (
        <div key={word.id} className={classes.boxRow}>
          <div className={classes.boxLine}>
            <TextField
              aria-label={t('editor.boxEntry', { number: at + 1 })}
              maxLength={100}
              value={word.text}
              error={problem.at(`wordBox.${at}`)}
              onChange={(event) => set({ ...word, text: event.currentTarget.value })}
            />
            {word.image === undefined && (
              <ImageTool
                label={t('editor.boxPicture', { number: at + 1 })}
                upload={upload}
                onDone={(image) => set({ ...word, image: { ...image, alt: word.text } })}
              />
            )}
            <IconButton
              size="sm"
              aria-label={t('editor.removeBoxEntry', { number: at + 1 })}
              icon={<IconTrash size={20} stroke={1.75} />}
              onClick={() => onChange(words.filter((other) => other.id !== word.id))}
            />
          </div>
          {word.image !== undefined && (
            <ImageFields
              image={word.image}
              port={media}
              upload={upload}
              caption={false}
              onChange={(image) => set({ ...word, image })}
              onRemove={() => {
                const { image: _, ...rest } = word;
                set(rest);
              }}
            />
          )}
        </div>
      ))}
      <ProblemLine text={problem.at('wordBox')} />
      {words.length < maxBoxWords && (
        <div>
          <Button
            size="sm"
            icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => onChange([...words, { id: newLocalId(words.map(({ id }) => id)), text: '' }])}
          >
            {t('editor.addBoxEntry')}
          </Button>
        </div>
      )}
    </section>
  );
}

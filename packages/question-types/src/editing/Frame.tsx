/** The parts of an editor that every family shows: instructions, reading text, explanation. */
import { createContext, use, useState } from 'react';
import type { ReactNode } from 'react';
import { IconBook, IconPlus, IconTrash } from '@tabler/icons-react';
import { useFormat } from '@vumon/i18n/react';
import { Button, Switch, TextField } from '@vumon/ui';
import type { FigureData } from '../figures/index.ts';
import type { EditorProps, ImageRef } from '../schema/core.react.ts';
import { emptyPassage } from '../schema/content-parts.ts';
import type { CommonContent, CommonKey } from '../schema/content-parts.ts';
import { Audio } from '../playing/Audio.tsx';
import { characterLimit } from '../schema/validation.ts';
import { useMessages } from '../messages.tsx';
import { FigureTool, withFigure } from './figures/FigureTool.tsx';
import { changed, figureOf, freely, ImageFields, imageFrom, ImageTool } from './Media.tsx';
import { RichTextField } from './rich-text/RichTextField.tsx';
import { UploadButton } from './upload.tsx';
import classes from './editing.module.css';

type Shared<C extends CommonContent, K extends CommonKey> = Pick<
  EditorProps<C, K>,
  'content' | 'answerKey' | 'onChange' | 'upload' | 'media'
>;

/** Instructions as recording, picture and text, and a worked example: collapsed while empty. */
export function InstructionFields<C extends CommonContent, K extends CommonKey>({
  content,
  answerKey,
  onChange,
  upload,
  media,
  withText = true,
}: Shared<C, K> & { withText?: boolean }) {
  const t = useMessages('qt');
  const edit = useMessages('qt-editing');
  const { instructions, instructionAudio, instructionImage, example } = content;
  const used =
    (withText && instructions !== '') ||
    instructionAudio !== undefined ||
    instructionImage !== undefined ||
    (example !== undefined && example !== '');
  const [startOpen] = useState(used);
  const set = (next: C): void => onChange({ content: next, answerKey });
  return (
    <details className={classes.fold} open={startOpen}>
      <summary>
        <IconPlus size={18} stroke={1.75} aria-hidden="true" />
        {withText ? edit('editor.instructions.fold') : edit('editor.instructions.foldExample')}
      </summary>
      <div className={classes.foldBody}>
        {withText && (
          <RichTextField
            quiet
            label={edit('editor.instructions.text')}
            value={instructions}
            onChange={(text) => set({ ...content, instructions: text })}
          />
        )}
        <RichTextField
          quiet
          label={edit('editor.instructions.example')}
          hint={edit('editor.instructions.exampleHint')}
          value={example ?? ''}
          onChange={(text) => {
            const { example: _, ...rest } = content;
            set((text === '' ? rest : { ...rest, example: text }) as C);
          }}
        />
        {instructionImage !== undefined && (
          <ImageFields
            image={instructionImage}
            port={media}
            upload={upload}
            onChange={(image) => set({ ...content, instructionImage: image })}
            onRemove={() => {
              const { instructionImage: _, ...rest } = content;
              set(rest as C);
            }}
          />
        )}
        {instructionAudio !== undefined && (
          <Audio
            audio={{ ...instructionAudio, playLimit: 0 }}
            port={{
              ...media,
              url: (id) => media.url(id),
              startPlay: () => Promise.resolve(null),
              playsLeft: () => null,
            }}
            label={t('player.instructionAudio')}
          />
        )}
        <div className={classes.inlineTools}>
          {instructionImage === undefined && (
            <UploadButton
              upload={upload}
              kind="image"
              label={edit('editor.instructions.addImage')}
              onDone={(file) => set({ ...content, instructionImage: imageFrom(file) })}
            />
          )}
          {instructionAudio === undefined ? (
            <UploadButton
              upload={upload}
              kind="audio"
              label={edit('editor.instructions.addAudio')}
              onDone={(file) =>
                set({
                  ...content,
                  instructionAudio: {
                    media: file.media,
                    playLimit: 0,
                    ...(file.seconds === undefined ? {} : { seconds: file.seconds }),
                  },
                })
              }
            />
          ) : (
            <Button
              size="sm"
              variant="link"
              icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => {
                const { instructionAudio: _, ...rest } = content;
                set(rest as C);
              }}
            >
              {edit('editor.instructions.removeAudio')}
            </Button>
          )}
        </div>
      </div>
    </details>
  );
}

export interface PassageFieldsProps<C extends CommonContent, K extends CommonKey> extends Shared<C, K> {
  error: string | undefined;
  /** Whether the type requires a reading text. */
  needed: boolean;
  newGap?(): string;
  onText?(text: string): void;
  onGapPress?(id: string): void;
  tools?: ReactNode;
  count?: ReactNode;
}

/** Whether the editor is that of a part of a composite; parts have no passage of their own. */
export const InComposite = createContext(false);

/** The reading text; offered where the type may have one. */
export function PassageFields<C extends CommonContent, K extends CommonKey>({
  content,
  answerKey,
  onChange,
  error,
  needed,
  newGap,
  onText,
  onGapPress,
  tools,
  count,
}: PassageFieldsProps<C, K>) {
  const t = useMessages('qt-editing');
  const inComposite = use(InComposite);
  const { passage } = content;
  const set = (next: C): void => onChange({ content: next, answerKey });
  if (inComposite && passage === undefined) return null;
  if (passage === undefined) {
    return (
      <div>
        <Button
          variant="link"
          icon={<IconBook size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => set({ ...content, passage: emptyPassage() })}
        >
          {t('editor.passage.add')}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.section} role="group" aria-label={t('editor.passage.label')}>
      <TextField
        label={t('editor.passage.title')}
        maxLength={255}
        value={passage.title}
        onChange={(event) => set({ ...content, passage: { ...passage, title: event.currentTarget.value } })}
      />
      <RichTextField
        label={t('editor.passage.text')}
        value={passage.text}
        minHeight={200}
        reading
        error={error}
        actions={tools}
        count={count}
        {...(newGap === undefined ? {} : { newGap })}
        {...(onGapPress === undefined ? {} : { onGapPress })}
        onChange={(text) => (onText === undefined ? set({ ...content, passage: { ...passage, text } }) : onText(text))}
      />
      <div className={classes.spread}>
        <Switch
          label={t('editor.passage.numbered')}
          checked={passage.numbered}
          onChange={(numbered) => set({ ...content, passage: { ...passage, numbered } })}
        />
        {!needed && (
          <Button
            size="sm"
            variant="link"
            icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => {
              const { passage: _, ...rest } = content;
              set(rest as C);
            }}
          >
            {t('editor.passage.remove')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What learners read in the review, and the pictures beside it. */
export function ExplanationField<C extends CommonContent, K extends CommonKey>({
  content,
  answerKey,
  onChange,
  upload,
  media,
}: Pick<Shared<C, K>, 'content' | 'answerKey' | 'onChange' | 'upload' | 'media'>) {
  const t = useMessages('qt-editing');
  const set = (part: Partial<CommonKey>): void => onChange({ content, answerKey: { ...answerKey, ...part } });
  const images = answerKey.explanationImages ?? [];
  const setImages = (next: typeof images): void => {
    const { explanationImages: _, ...rest } = answerKey;
    onChange({ content, answerKey: (next.length === 0 ? rest : { ...rest, explanationImages: next }) as K });
  };
  const setFigures = (next: typeof images, image: ImageRef, data: FigureData): void =>
    onChange({ content, answerKey: withFigure({ ...answerKey, explanationImages: next }, image, data) });
  return (
    <div>
      <RichTextField
        quiet
        label={t('editor.explanation')}
        hint={t('editor.explanationHint')}
        value={answerKey.explanation}
        onChange={(explanation) => set({ explanation })}
        actions={
          images.length < 10 && (
            <>
              <ImageTool
                label={t('editor.explanationImage')}
                upload={upload}
                onDone={(image) => setImages([...images, image])}
              />
              <FigureTool
                label={t('editor.figure.explanationTool')}
                onDone={(image, data) => setFigures([...images, image], image, data)}
              />
            </>
          )
        }
      />
      {images.map((image, index) => (
        <ImageFields
          key={`${image.media}-${index}`}
          image={image}
          port={freely(media)}
          upload={upload}
          onChange={(next) => setImages(images.map((old, at) => (at === index ? next : old)))}
          onRemove={() => setImages(images.filter((_, at) => at !== index))}
          figure={figureOf(answerKey, image, (next, data) =>
            setFigures(images.with(index, changed(image, next)), next, data),
          )}
        />
      ))}
    </div>
  );
}

/** The explanation of one item, collapsed while empty. */
export function ItemExplanation<K extends CommonKey>({
  answerKey,
  item,
  label,
  onChange,
}: {
  answerKey: K;
  item: string;
  label: string;
  onChange(answerKey: K): void;
}) {
  const t = useMessages('qt-editing');
  const value = answerKey.itemExplanations?.[item] ?? '';
  const [open, setOpen] = useState(value !== '');
  if (!open) {
    return (
      <button type="button" className={classes.addLine} onClick={() => setOpen(true)}>
        <IconPlus size={18} stroke={1.75} aria-hidden="true" />
        {t('editor.addExplanation')}
      </button>
    );
  }
  return (
    <RichTextField
      quiet
      label={label}
      hint={t('editor.explanationHint')}
      value={value}
      onChange={(text) => {
        const { [item]: _, ...others } = answerKey.itemExplanations ?? {};
        onChange({ ...answerKey, itemExplanations: text === '' ? others : { ...others, [item]: text } });
      }}
    />
  );
}

/** "86/10.000": all characters to which the length limit applies. */
export function CharacterCount({ count }: { count: number }) {
  const t = useMessages('qt-editing');
  const format = useFormat();
  const over = count >= characterLimit;
  return (
    <span className={classes.count} data-over={over || undefined} title={t('editor.countHint')}>
      {format.number(count)}/{format.number(characterLimit)}
    </span>
  );
}

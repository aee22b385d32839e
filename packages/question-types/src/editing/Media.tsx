/** Pictures, recording and video of a question. */
import { IconBadgeCc, IconFileUpload, IconPhotoPlus, IconTrash, IconVideoPlus, IconVolume } from '@tabler/icons-react';
import { useLocale } from '@vumon/i18n/react';
import { Button, FieldError, IconButton, SelectField, Switch, TextField } from '@vumon/ui';
import type { AudioRef, EditorProps, ImageRef, MediaPort, VideoRef } from '../schema/core.react.ts';
import type { CommonContent, CommonKey } from '../schema/content-parts.ts';
import { Audio } from '../playing/Audio.tsx';
import { Drawn } from '../playing/Drawn.tsx';
import { Video } from '../playing/on-demand/Video.tsx';
import { useMessages } from '../messages.tsx';
import { ownEntry } from '../schema/records.ts';
import type { FigureData } from '../figures/index.ts';
import { ChangeFigure, FigureTool, withFigure, type PutFigure } from './figures/FigureTool.tsx';
import { ProblemLine } from './problems.tsx';
import { RichTextField } from './rich-text/RichTextField.tsx';
import { UploadButton, useUpload, UploadTool, type Uploaded } from './upload.tsx';
import type { Upload } from './upload.tsx';
import classes from './editing.module.css';

/** Authors can listen without a limit, whatever limit they set. */
export const freely = (port: MediaPort): MediaPort => ({
  url: (media) => port.url(media),
  startPlay: () => Promise.resolve(null),
  playsLeft: () => null,
});

export const imageFrom = (file: { media: string; width?: number; height?: number }): ImageRef => ({
  media: file.media,
  alt: '',
  ...(file.width === undefined ? {} : { width: file.width }),
  ...(file.height === undefined ? {} : { height: file.height }),
});

export interface ImageFieldsProps {
  image: ImageRef;
  port: MediaPort;
  upload: Upload;
  onChange(image: ImageRef): void;
  onRemove(): void;
  /** Options show no caption. */
  caption?: boolean;
  /** False where the picture is replaced in another way. */
  replaceable?: boolean;
  /** The data of a figure, and what takes the changed one. */
  figure?: { readonly data: FigureData; readonly onDone: PutFigure } | undefined;
  error?: string | undefined;
}

/** One picture with its description and caption. */
export function ImageFields({
  image,
  port,
  upload,
  onChange,
  onRemove,
  caption = true,
  replaceable = true,
  figure,
  error,
}: ImageFieldsProps) {
  const t = useMessages('qt-editing');
  const alt = image.alts?.[useLocale()] ?? image.alt;
  return (
    <div className={classes.imageCard}>
      {image.drawing ? (
        <div className={classes.thumb}>
          <Drawn drawing={image.drawing} alt={alt} />
        </div>
      ) : (
        <img className={classes.thumb} src={port.url(image.media)} alt={image.alt} />
      )}
      <div className={classes.imageFields}>
        <TextField
          label={t('editor.image.alt')}
          placeholder={t('editor.image.altHint')}
          maxLength={300}
          value={alt}
          error={error}
          onChange={(event) => {
            // An own description stands in both languages.
            const { alts: _, ...rest } = image;
            onChange({ ...rest, alt: event.currentTarget.value });
          }}
        />
        {caption && (
          <TextField
            label={t('editor.image.caption')}
            maxLength={300}
            value={image.caption ?? ''}
            onChange={(event) => {
              const { caption: _, ...rest } = image;
              onChange(event.currentTarget.value === '' ? rest : { ...rest, caption: event.currentTarget.value });
            }}
          />
        )}
        <div className={classes.inlineTools}>
          {figure && <ChangeFigure {...figure} />}
          {replaceable && image.drawing === undefined && (
            <UploadButton
              upload={upload}
              kind="image"
              label={t('editor.image.replace')}
              onDone={(file) => onChange({ ...image, ...imageFrom(file), alt: image.alt })}
            />
          )}
          <Button
            size="sm"
            variant="link"
            icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
            onClick={onRemove}
          >
            {t('editor.image.remove')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** A figure that can be changed: its data are in the key. */
export function figureOf(key: CommonKey, { media }: ImageRef, onDone: PutFigure): ImageFieldsProps['figure'] {
  const data = ownEntry(key.figures, media);
  return data && { data, onDone };
}

/** Another figure in the place of one, with its caption, and with its description where its author wrote one. */
export const changed = ({ caption, alt, alts }: ImageRef, next: ImageRef): ImageRef => {
  const { alts: drawn, ...rest } = next;
  return {
    ...rest,
    ...(alts === undefined ? { alt } : drawn && { alts: drawn }),
    ...(caption !== undefined && { caption }),
  };
};

type Content = CommonContent;
type Key = CommonKey;

export interface MediaFieldsProps<C extends Content, K extends Key> extends Pick<
  EditorProps<C, K>,
  'content' | 'answerKey' | 'onChange' | 'upload' | 'media'
> {
  problemAt(path: string): string | undefined;
}

/** Unlimited, or one to five times. */
export function PlayLimit({
  limit,
  label,
  onChange,
}: {
  limit: number;
  label?: string;
  onChange(limit: number): void;
}) {
  const t = useMessages('qt-editing');
  return (
    <SelectField
      className={classes.short}
      label={label ?? t('editor.media.limit')}
      allowDeselect={false}
      data={[0, 1, 2, 3, 4, 5].map((count) => ({
        value: String(count),
        label: count === 0 ? t('editor.media.noLimit') : t('editor.media.times', { count }),
      }))}
      value={String(limit)}
      onChange={(value) => onChange(Number(value ?? 0))}
    />
  );
}

/** The media of the question; nothing is shown for missing ones. */
export function MediaFields<C extends Content, K extends Key>({
  content,
  answerKey,
  onChange,
  upload,
  media,
  problemAt,
}: MediaFieldsProps<C, K>) {
  const t = useMessages('qt-editing');
  const port = freely(media);
  const { images, audio, video } = content;
  const setContent = (part: Partial<Content>): void => onChange({ content: { ...content, ...part }, answerKey });
  const setKey = (part: Partial<Key>): void => onChange({ content, answerKey: { ...answerKey, ...part } });
  const setImage = (index: number, image: ImageRef | null): void =>
    setContent({
      images:
        image === null ? images.filter((_, at) => at !== index) : images.map((old, at) => (at === index ? image : old)),
    });

  function dropAudio(): void {
    const { audio: _, ...rest } = content;
    const { transcript: __, ...key } = answerKey;
    onChange({ content: rest as C, answerKey: key as K });
  }
  function dropVideo(): void {
    const { video: _, ...rest } = content;
    const { videoScript: __, subtitles: ___, ...key } = answerKey;
    onChange({ content: rest as C, answerKey: key as K });
  }
  const setAudio = (next: AudioRef): void => setContent({ audio: next });
  const setVideo = (next: VideoRef): void => setContent({ video: next });

  return (
    <>
      {images.map((image, index) => (
        <ImageFields
          key={`${image.media}-${index}`}
          image={image}
          port={port}
          upload={upload}
          onChange={(next) => setImage(index, next)}
          onRemove={() => setImage(index, null)}
          figure={figureOf(answerKey, image, (next, data) =>
            onChange({
              content: { ...content, images: images.with(index, changed(image, next)) },
              answerKey: withFigure(answerKey, next, data),
            }),
          )}
        />
      ))}
      <ProblemLine text={problemAt('images')} />
      {audio !== undefined && (
        <div className={classes.mediaCard} role="group" aria-label={t('editor.audio.title')}>
          <div className={classes.mediaHead}>
            <span className={classes.mediaTitle}>{t('editor.audio.title')}</span>
            <IconButton
              size="sm"
              aria-label={t('editor.audio.remove')}
              icon={<IconTrash size={20} stroke={1.75} />}
              onClick={dropAudio}
            />
          </div>
          <Audio key={audio.media} audio={{ ...audio, playLimit: 0 }} port={port} label={t('editor.audio.title')} />
          <PlayLimit limit={audio.playLimit} onChange={(playLimit) => setAudio({ ...audio, playLimit })} />
          <RichTextField
            quiet
            label={t('editor.audio.transcript')}
            hint={t('editor.afterTest')}
            value={answerKey.transcript ?? ''}
            onChange={(transcript) => setKey({ transcript })}
          />
        </div>
      )}
      {video !== undefined && (
        <div className={classes.mediaCard} role="group" aria-label={t('editor.video.title')}>
          <div className={classes.mediaHead}>
            <span className={classes.mediaTitle}>{t('editor.video.title')}</span>
            <IconButton
              size="sm"
              aria-label={t('editor.video.remove')}
              icon={<IconTrash size={20} stroke={1.75} />}
              onClick={dropVideo}
            />
          </div>
          <Video
            key={`${video.media}-${video.subtitles ?? answerKey.subtitles ?? ''}`}
            video={{ ...video, playLimit: 0 }}
            port={port}
            label={t('editor.video.title')}
            {...(answerKey.subtitles === undefined ? {} : { extraSubtitles: answerKey.subtitles })}
          />
          <PlayLimit limit={video.playLimit} onChange={(playLimit) => setVideo({ ...video, playLimit })} />
          <Subtitles content={content} answerKey={answerKey} onChange={onChange} upload={upload} video={video} />
          <RichTextField
            quiet
            label={t('editor.video.script')}
            hint={t('editor.afterTest')}
            value={answerKey.videoScript ?? ''}
            onChange={(videoScript) => setKey({ videoScript })}
          />
        </div>
      )}
      <ProblemLine text={problemAt('audio')} />
    </>
  );
}

/** Subtitles belong to the content when learners may read them during the test, otherwise to the key. */
function Subtitles<C extends Content, K extends Key>({
  content,
  answerKey,
  onChange,
  upload,
  video,
}: Pick<EditorProps<C, K>, 'content' | 'answerKey' | 'onChange' | 'upload'> & { video: VideoRef }) {
  const t = useMessages('qt-editing');
  const file = video.subtitles ?? answerKey.subtitles;
  const open = video.subtitles !== undefined;

  function set(media: string | undefined, during: boolean): void {
    const { subtitles: _, ...film } = video;
    const { subtitles: __, ...key } = answerKey;
    onChange({
      content: { ...content, video: media !== undefined && during ? { ...film, subtitles: media } : film },
      answerKey: (media !== undefined && !during ? { ...key, subtitles: media } : key) as K,
    });
  }

  return (
    <div className={classes.subtitles}>
      <div className={classes.inlineTools}>
        <UploadButton
          upload={upload}
          kind="subtitles"
          label={file === undefined ? t('editor.video.addSubtitles') : t('editor.video.changeSubtitles')}
          icon={
            file === undefined ? (
              <IconFileUpload size={18} stroke={1.75} aria-hidden="true" />
            ) : (
              <IconBadgeCc size={18} stroke={1.75} aria-hidden="true" />
            )
          }
          onDone={({ media }) => set(media, open)}
        />
        {file !== undefined && (
          <Button
            size="sm"
            variant="link"
            icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => set(undefined, false)}
          >
            {t('editor.video.removeSubtitles')}
          </Button>
        )}
      </div>
      {file !== undefined && (
        <Switch
          label={t('editor.video.during')}
          description={t('editor.video.duringHint')}
          checked={open}
          onChange={(during) => set(file, during)}
        />
      )}
    </div>
  );
}

/** The toolbar's buttons that add a picture, a recording or a video. */
export function MediaTools<C extends Content, K extends Key>({
  content,
  answerKey,
  onChange,
  upload,
}: Pick<EditorProps<C, K>, 'content' | 'answerKey' | 'onChange' | 'upload'>) {
  const t = useMessages('qt-editing');
  const set = (part: Partial<Content>): void => onChange({ content: { ...content, ...part }, answerKey });
  const image = useUpload(upload, 'image', (file) => set({ images: [...content.images, imageFrom(file)] }));
  const audio = useUpload(upload, 'audio', (file) =>
    set({
      audio: {
        playLimit: content.audio?.playLimit ?? 2,
        media: file.media,
        ...(file.seconds === undefined ? {} : { seconds: file.seconds }),
      },
    }),
  );
  const video = useUpload(upload, 'video', (file) =>
    set({ video: { ...content.video, media: file.media, playLimit: content.video?.playLimit ?? 0 } }),
  );
  const tools = [
    { name: t('editor.text.image'), icon: <IconPhotoPlus size={20} stroke={1.75} />, ...image },
    {
      name: content.audio === undefined ? t('editor.text.audio') : t('editor.audio.replace'),
      icon: <IconVolume size={20} stroke={1.75} />,
      ...audio,
    },
    {
      name: content.video === undefined ? t('editor.text.video') : t('editor.video.replace'),
      icon: <IconVideoPlus size={20} stroke={1.75} />,
      ...video,
    },
  ];
  const error = tools.find((tool) => tool.error !== undefined)?.error;
  return (
    <>
      {tools.map((tool) => (
        <span key={tool.name} className={classes.mediaTool}>
          {tool.input}
          <IconButton
            size="sm"
            aria-label={tool.name}
            title={tool.name}
            aria-busy={tool.busy || undefined}
            disabled={tool.busy || (tool.icon === tools[0]?.icon && content.images.length >= 10)}
            icon={tool.icon}
            onClick={tool.choose}
          />
        </span>
      ))}
      <FigureTool
        label={t('editor.figure.insertTool')}
        disabled={content.images.length >= 10}
        onDone={(figure, data) =>
          onChange({
            content: { ...content, images: [...content.images, figure] },
            answerKey: withFigure(answerKey, figure, data),
          })
        }
      />
      {error !== undefined && (
        <span className={classes.toolError}>
          <FieldError>{error}</FieldError>
        </span>
      )}
    </>
  );
}

/** A toolbar's or a row's button that uploads one picture. */
export function ImageTool({ label, upload, onDone }: { label: string; upload: Upload; onDone(image: ImageRef): void }) {
  return (
    <span className={classes.mediaTool}>
      <UploadTool
        upload={upload}
        kind="image"
        label={label}
        icon={<IconPhotoPlus size={20} stroke={1.75} />}
        onDone={(file) => onDone(imageFrom(file))}
      />
    </span>
  );
}

/** An uploaded recording in a question. */
export const audioFrom = (file: Uploaded, playLimit: number): AudioRef => ({
  media: file.media,
  playLimit,
  ...(file.seconds === undefined ? {} : { seconds: file.seconds }),
});

/** Everything before the answers: instructions, example, recording, video, pictures, reading text. */
import { Suspense, use, type ReactNode } from 'react';
import type { AudioRef, ImageRef, MediaPort, Passage, VideoRef } from '../schema/core.react.ts';
import { PassageText, RichText } from '../rich-text/RichText.tsx';
import { useMessages } from '../messages.tsx';
import { lazily } from '../registry/lazily.tsx';
import { Audio } from './Audio.tsx';
import type { VideoProps } from './on-demand/Video.tsx';
import { Picture } from './Picture.tsx';
import classes from './playing.module.css';

/** The fields that every type's content has. */
export interface CommonContent {
  instructions: string;
  instructionAudio?: AudioRef | undefined;
  instructionImage?: ImageRef | undefined;
  example?: string | undefined;
  passage?: Passage | undefined;
  images: readonly ImageRef[];
  audio?: AudioRef | undefined;
  video?: VideoRef | undefined;
}

/** Whether there is a reading text, a recording or a video for the left half of the split view. */
export function hasCommonStimulus(content: CommonContent): boolean {
  return content.passage !== undefined || content.audio !== undefined || content.video !== undefined;
}

interface CommonProps {
  content: CommonContent;
  media: MediaPort;
  first: number;
  last: number;
}

/** "Câu 31", or "Câu 31 đến 37". */
export function useItemsLabel(first: number, last: number): string {
  const t = useMessages('qt');
  return first === last ? t('player.item', { number: first }) : t('player.items', { from: first, to: last });
}

/**
 * Instructions with their recording, picture and worked example; `lead` shows them as the question itself. Nothing
 * where there are none.
 */
export function Instructions({
  content,
  media,
  lead = false,
}: Pick<CommonProps, 'content' | 'media'> & { lead?: boolean }) {
  const t = useMessages('qt');
  const { instructions, instructionAudio, instructionImage, example } = content;
  const hasExample = example !== undefined && example !== '';
  if (instructions === '' && instructionAudio === undefined && instructionImage === undefined && !hasExample)
    return null;
  return (
    <div className={lead ? classes.lead : classes.instructions}>
      {instructions !== '' && <RichText text={instructions} />}
      {instructionAudio !== undefined && (
        <Audio audio={instructionAudio} port={media} label={t('player.instructionAudio')} />
      )}
      {instructionImage !== undefined && <Picture image={instructionImage} port={media} />}
      {hasExample && (
        <aside className={classes.example}>
          <strong>{t('player.example')}</strong>
          <RichText text={example} />
        </aside>
      )}
    </div>
  );
}

/** The question's pictures, side by side where they fit. */
export function Pictures({ images, media }: { images: readonly ImageRef[]; media: MediaPort }) {
  if (images.length === 0) return null;
  return (
    <div className={classes.pictures}>
      {images.map((image, index) => (
        <Picture key={`${image.media}-${index}`} image={image} port={media} />
      ))}
    </div>
  );
}

/** Few tests have a video: its player is no part of the first load. Tried again until it is there. */
export const film = lazily(async () => {
  for (;;) {
    try {
      return await import('./on-demand/Video.tsx');
    } catch {
      await new Promise((go) => setTimeout(go, 2_000));
    }
  }
});

function Film(props: VideoProps) {
  const { Video } = film.loaded() ?? use(film.load());
  return <Video {...props} />;
}

/** Recording and video. */
export function Recordings({ content, media, first, last }: CommonProps) {
  const t = useMessages('qt');
  const items = useItemsLabel(first, last);
  return (
    <>
      {content.audio !== undefined && (
        <div className={classes.recording}>
          <Audio audio={content.audio} port={media} label={t('player.audioOf', { items })} />
        </div>
      )}
      {content.video !== undefined && (
        <div className={classes.recording}>
          <Suspense>
            <Film video={content.video} port={media} label={t('player.videoOf', { items })} />
          </Suspense>
        </div>
      )}
    </>
  );
}

/** The left half of the split, or the reading tab on small screens. */
export function StimulusView({
  content,
  media,
  first,
  last,
  gap,
  lettered = false,
}: CommonProps & { gap?: (id: string) => ReactNode; lettered?: boolean }) {
  const t = useMessages('qt');
  const { passage } = content;
  const items = useItemsLabel(first, last);
  const kicker = passage === undefined ? 'player.listenFor' : 'player.readFor';
  return (
    <section className={classes.stimulus}>
      {content.instructions === '' && <p className={classes.kicker}>{t(kicker, { items })}</p>}
      <Instructions content={content} media={media} />
      <Recordings content={content} media={media} first={first} last={last} />
      <Pictures images={content.images} media={media} />
      {passage !== undefined && (
        <PassageText {...passage} lettered={lettered} {...(gap === undefined ? {} : { gap })} />
      )}
    </section>
  );
}

/** The head of a question with several items that has no stimulus beside it. */
export function ItemsHead({ content, media, first, last, children }: CommonProps & { children?: ReactNode }) {
  const label = useItemsLabel(first, last);
  return (
    <header className={classes.head}>
      {first !== last && <h2 className={classes.headTitle}>{label}</h2>}
      <Instructions content={content} media={media} />
      {children}
    </header>
  );
}

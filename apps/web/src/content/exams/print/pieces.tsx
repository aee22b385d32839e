/** What the blocks of a paper are made of: numbers, texts, places to write, figures. */
import { useTranslation } from '@vumon/i18n/react';
import type { ImageRef } from '@vumon/question-types';
import { serialiseMarkup, stretchesOf, type MarkupTree } from '@vumon/question-types/markup';
import { Drawn } from '@vumon/question-types/drawn';
import type { PrintGap, PrintGaps } from '@vumon/question-types/print';
import { RichText } from '@vumon/question-types/players';
import type { CSSProperties, ReactNode } from 'react';
import { previewMedia } from '../../question-bank/index.ts';
import classes from './paper.module.css';

export function Numeral({ value }: { value: number }) {
  const { t } = useTranslation('exams');
  return <b className={classes.number}>{t('print.number', { number: value })}</b>;
}

/** Paragraphs, lists and tables; `lead` stands before the first words, `tail` after the last. */
export function Lines({
  tree,
  gaps,
  lead,
  tail,
  className,
  numbered = false,
  lettered = false,
}: {
  tree: MarkupTree;
  gaps?: PrintGaps;
  lead?: ReactNode;
  tail?: ReactNode;
  className?: string | undefined;
  numbered?: boolean;
  lettered?: boolean;
}) {
  const stretches = stretchesOf(tree);
  const numbers = stretches.map(
    (_, at) => stretches.slice(0, at + 1).filter(([line]) => line?.form === undefined).length,
  );
  return (
    <>
      {lead !== undefined && (stretches.length === 0 || stretches[0]?.[0]?.form !== undefined) && (
        <p className={className}>
          {lead}
          {stretches.length === 0 && tail !== undefined && <> {tail}</>}
        </p>
      )}
      {stretches.map((lines, at) =>
        lines[0]?.form === undefined ? (
          <p key={at} className={className}>
            {at === 0 && lead !== undefined && <>{lead} </>}
            {lettered ? <b>{String.fromCharCode(64 + (numbers[at] ?? 0))}. </b> : numbered && <b>[{numbers[at]}] </b>}
            <Text tree={lines} {...(gaps && { gaps })} />
            {at === stretches.length - 1 && tail !== undefined && <> {tail}</>}
          </p>
        ) : (
          <div key={at} className={classes.lines}>
            <Text block tree={lines} {...(gaps && { gaps })} />
            {at === stretches.length - 1 && tail}
          </div>
        ),
      )}
    </>
  );
}

/** `gap` draws what stands at a gap; a line to write on where only `gaps` are known. */
export function Text({
  tree,
  gaps,
  gap,
  block = false,
}: {
  tree: MarkupTree;
  gaps?: PrintGaps;
  gap?: (id: string) => ReactNode;
  block?: boolean;
}) {
  if (gap !== undefined) return <RichText inline={!block} text={serialiseMarkup(tree)} gap={gap} />;
  return (
    <RichText
      inline={!block}
      text={serialiseMarkup(tree)}
      {...(gaps && { gap: (id: string) => <Gap gap={Object.hasOwn(gaps, id) ? gaps[id] : undefined} /> })}
    />
  );
}

/** A line to write on, with its number before and the word to change behind it. */
function Gap({ gap }: { gap: PrintGap | undefined }) {
  if (gap?.example !== undefined) return <u>{gap.example}</u>;
  return (
    <span className={classes.gap}>
      {gap?.number !== undefined && <b>({gap.number})</b>}
      <i
        className={classes.blank}
        style={{ ...(gap?.letters !== undefined && { '--letters': gap.letters }) } as CSSProperties}
      />
      {gap?.cue !== undefined && <b> ({gap.cue})</b>}
    </span>
  );
}

export function Figure({ image }: { image: ImageRef }) {
  return (
    <figure className={classes.figure}>
      {image.drawing ? (
        <Drawn drawing={image.drawing} alt={image.alt} />
      ) : (
        <img
          src={previewMedia.url(image.media)}
          alt={image.alt}
          {...(image.width !== undefined && { width: image.width })}
          {...(image.height !== undefined && { height: image.height })}
        />
      )}
      {image.caption !== undefined && <figcaption>{image.caption}</figcaption>}
    </figure>
  );
}

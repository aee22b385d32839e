/** Entries and targets as the player and the review show them. */
import type { MediaPort } from '../../schema/core.react.ts';
import { plainTextOf } from '../../markup/index.ts';
import { Audio } from '../../playing/Audio.tsx';
import { Picture } from '../../playing/Picture.tsx';
import { StimulusView } from '../../playing/Stimulus.tsx';
import { RichText } from '../../rich-text/RichText.tsx';
import { shuffleOptions } from '../../schema/shuffle.ts';
import { useMessages } from '../../messages.tsx';
import type { MatchingCode, MatchingContent, MatchingItem, MatchingTarget } from './definition.ts';
import { paragraphLabel, targetLabel } from './labels.ts';
import classes from './matching.module.css';

/** A target with the label that the learner sees. */
export interface ShownTarget extends MatchingTarget {
  readonly label: string;
}

/** The order the learner sees; the seed is the attempt's, so it is the same after a reload and in the review. */
export function shownTargets(code: MatchingCode, content: MatchingContent, seed: string | null): ShownTarget[] {
  const targets = seed === null ? content.targets : shuffleOptions(content.targets, `${seed}:targets`);
  return targets.map((target, at) => ({ ...target, label: targetLabel(code, at) }));
}

/** A text's first line, where it is short enough to be its title. */
const titleOf = (text: string): string => {
  const [first = ''] = plainTextOf(text).split('\n');
  return first.length <= 40 ? first : '';
};

/** A target within a sentence: "B. By bicycle." */
export const targetName = (code: MatchingCode, target: ShownTarget): string =>
  `${target.label}. ${code === 'MG4' ? titleOf(target.text) : plainTextOf(target.text) || (target.image?.alt ?? '')}`.trim();

/**
 * A target on its chip, in its slot, or in the review. Long texts are shown elsewhere and identified by letter and
 * title.
 */
export function TargetView({ code, target, media }: { code: MatchingCode; target: ShownTarget; media: MediaPort }) {
  return (
    <span className={classes.target} data-pictured={target.image !== undefined || undefined}>
      <b className={classes.label}>{target.label}</b>{' '}
      {target.image !== undefined && (
        <span className={classes.thumb}>
          <Picture image={target.image} port={media} zoom={false} />
        </span>
      )}
      {code === 'MG4' ? titleOf(target.text) : target.text !== '' && <RichText inline text={target.text} />}
    </span>
  );
}

/**
 * An entry: its text, picture or clip, or the name of its paragraph. `still` renders no control, for use inside one.
 */
export function EntryView({
  content,
  item,
  media,
  number,
  still = false,
}: {
  content: MatchingContent;
  item: MatchingItem;
  media: MediaPort;
  number: number;
  still?: boolean;
}) {
  const t = useMessages('qt-matching');
  if (item.paragraph !== undefined)
    return (
      <span className={classes.paragraph}>
        {t('paragraph', { label: paragraphLabel(content.passage?.numbered ?? false, item.paragraph) })}
      </span>
    );
  if (still) {
    return (
      <span className={classes.entry}>
        {item.image !== undefined && <Picture image={item.image} port={media} zoom={false} />}
        {item.text !== '' && <RichText inline text={item.text} />}
      </span>
    );
  }
  return (
    <div className={classes.entry}>
      {item.image !== undefined && <Picture image={item.image} port={media} />}
      {item.text !== '' && <RichText text={item.text} />}
      {item.audio !== undefined && <Audio audio={item.audio} port={media} label={t('player.clip', { number })} />}
    </div>
  );
}

export const lastNumber = (content: MatchingContent, first: number): number => first + content.items.length - 1;

/** The passage or recording beside the entries, or the texts to which people are matched. */
export function MatchingStimulus({
  code,
  content,
  media,
  firstNumber,
  shuffleSeed,
}: {
  code: MatchingCode;
  content: MatchingContent;
  media: MediaPort;
  firstNumber: number;
  shuffleSeed: string | null;
}) {
  const t = useMessages('qt-matching');
  return (
    <>
      <StimulusView
        content={content}
        media={media}
        first={firstNumber}
        last={lastNumber(content, firstNumber)}
        lettered={code === 'MG3' && content.passage?.numbered === false}
      />
      {code === 'MG4' && (
        <section className={classes.texts} aria-label={t('player.texts')}>
          {shownTargets(code, content, shuffleSeed).map((target) => (
            <article key={target.id} className={classes.text} aria-label={t('player.text', { label: target.label })}>
              <b className={classes.textLabel} aria-hidden="true">
                {target.label}
              </b>
              <div className={classes.textBody}>
                {target.image !== undefined && <Picture image={target.image} port={media} />}
                <RichText text={target.text} />
              </div>
            </article>
          ))}
        </section>
      )}
    </>
  );
}

/** The task: a text to read, or a question with the points that the answer should cover. */
import playing from '../../playing/playing.module.css';
import { RichText } from '../../rich-text/RichText.tsx';
import { useMessages } from '../../messages.tsx';
import type { SpeakingCode, SpeakingItem } from './definition.ts';
import classes from './speaking.module.css';

export function Task({ code, item }: { code: SpeakingCode; item: SpeakingItem }) {
  const t = useMessages('qt-speaking');
  const cues = item.cues ?? [];
  return (
    <>
      {item.prompt !== '' && <RichText text={item.prompt} className={code === 'SP1' ? classes.aloud : playing.stem} />}
      {cues.length > 0 && (
        <>
          <p className={classes.cuesLead}>{t('player.cues')}</p>
          <ul className={classes.cues}>
            {cues.map((cue, at) => (
              <li key={at}>{cue}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Sound check before a test with audio. */
import { IconCheck, IconVolume } from '@tabler/icons-react';
import { Button } from '@vumon/ui';
import { useState } from 'react';
import { useAttemptMessages } from '../../screen/on-demand/translation.ts';
import classes from '../start.module.css';

/** Three notes synthesised with Web Audio, so that no file is loaded. */
async function playNotes(): Promise<void> {
  const context = new AudioContext();
  await context.resume();
  [523.25, 659.25, 783.99].forEach((frequency, index) => {
    const at = context.currentTime + index * 0.35;
    const note = context.createOscillator();
    const volume = context.createGain();
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.4, at + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.6);
    note.connect(volume).connect(context.destination);
    note.start(at);
    note.stop(at + 0.65);
    if (index === 2) note.onended = () => void context.close();
  });
}

export function SoundCheck() {
  const t = useAttemptMessages();
  const [state, setState] = useState<'idle' | 'played' | 'heard' | 'failed'>('idle');
  return (
    <div className={classes.sound}>
      <div>
        <h2 className="h16">{t('sound.title')}</h2>
        <p className="muted" role="status">
          {t(`sound.${state}`)}
        </p>
      </div>
      <div className={classes.soundActions}>
        <Button
          icon={<IconVolume size={20} stroke={1.75} aria-hidden />}
          onClick={() =>
            void playNotes().then(
              () => setState('played'),
              () => setState('failed'),
            )
          }
        >
          {t(state === 'idle' ? 'sound.play' : 'sound.again')}
        </Button>
        {state === 'played' && (
          <Button
            variant="tint"
            icon={<IconCheck size={20} stroke={1.75} aria-hidden />}
            onClick={() => setState('heard')}
          >
            {t('sound.yes')}
          </Button>
        )}
      </div>
    </div>
  );
}

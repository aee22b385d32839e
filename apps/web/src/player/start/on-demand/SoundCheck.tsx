/** Sound check before a test with audio. */
import { IconCheck, IconVolume } from '@tabler/icons-react';
import { Button } from '@vumon/ui';
import { useState } from 'react';
import { useAttemptMessages } from '../../screen/on-demand/translation.ts';
import classes from '../start.module.css';
import { playNotes } from './notes.ts';

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

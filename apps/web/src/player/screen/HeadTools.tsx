/** Save state, text size, theme and help at the end of the player's header. */
import { IconAlertTriangle, IconCircleHalf2, IconHelp, IconTextSize } from '@tabler/icons-react';
import { formatTime } from '@vumon/i18n';
import { IconButton, SaveState } from '@vumon/ui';
import { Suspense } from 'react';
import type { Snapshot } from '../journal/snapshot.ts';
import { TextSize, Themes } from './lazy-parts.ts';
import { Popup } from './Popup.tsx';
import type { Settings } from './settings.ts';
import { usePlayerMessages } from '../translation.ts';
import classes from './player.module.css';

type Change = (changes: Partial<Settings>) => void;

export function SaveLine({ snapshot, compact }: { snapshot: Snapshot; compact?: boolean }) {
  const t = usePlayerMessages();
  const { state, savedAt, durable } = snapshot;
  if (state === 'signed-out' || state === 'foreign')
    return <SaveState state="offline">{t(compact ? 'save.signedOutShort' : 'save.signedOut')}</SaveState>;
  if (state === 'offline')
    return (
      <SaveState state="offline">
        {t(!durable ? 'save.offlineMemory' : compact ? 'save.offlineShort' : 'save.offline')}
      </SaveState>
    );
  if (state === 'attention')
    return (
      <span role="status" className={classes.attention}>
        <IconAlertTriangle size={20} stroke={1.75} aria-hidden /> {t('save.attention')}
      </span>
    );
  if (state === 'saving') return <SaveState state="saving">{t('save.saving')}</SaveState>;
  return (
    <SaveState state="saved">
      {compact ? (
        t('save.savedShort')
      ) : (
        <>
          {t('save.savedShort')}&ensp;<span className="num">{formatTime(savedAt)}</span>
        </>
      )}
    </SaveState>
  );
}

interface HeadToolsProps {
  settings: Settings;
  change: Change;
  onHelp(): void;
}

export function HeadTools({ settings, change, onHelp }: HeadToolsProps) {
  const t = usePlayerMessages();
  return (
    <>
      <Popup label={t('display.textSize')} icon={<IconTextSize size={20} stroke={1.75} />}>
        <Suspense>
          <TextSize settings={settings} change={change} />
        </Suspense>
      </Popup>
      <Popup label={t('display.title')} icon={<IconCircleHalf2 size={20} stroke={1.75} />}>
        <Suspense>
          <Themes settings={settings} change={change} />
        </Suspense>
      </Popup>
      <IconButton icon={<IconHelp size={20} stroke={1.75} />} aria-label={t('help.open')} onClick={onHelp} />
    </>
  );
}

/** Saving, text size, theme, help: the right end of the player's head, and the same in the phone's menu. */
import { IconAlertTriangle, IconCircleHalf2, IconHelp, IconMinus, IconPlus, IconTextSize } from '@tabler/icons-react';
import { formatTime } from '@vumon/i18n';
import { IconButton, SaveState, Switch } from '@vumon/ui';
import type { Snapshot } from './journal/snapshot.ts';
import { Popup } from './Popup.tsx';
import { examThemes, textScales, type Settings } from './settings.ts';
import { usePlayerWords } from './words.ts';
import classes from './player.module.css';

type Change = (changes: Partial<Settings>) => void;

export function SaveLine({ snapshot, compact }: { snapshot: Snapshot; compact?: boolean }) {
  const t = usePlayerWords();
  const { state, savedAt, durable } = snapshot;
  if (state === 'signed-out' || state === 'foreign') return <SaveState state="offline">{t(compact ? 'save.signedOutShort' : 'save.signedOut')}</SaveState>;
  if (state === 'offline') return <SaveState state="offline">{t(compact ? 'save.offlineShort' : durable ? 'save.offline' : 'save.offlineMemory')}</SaveState>;
  if (state === 'attention') return <span role="status" className={classes.attention}><IconAlertTriangle size={20} stroke={1.75} aria-hidden /> {t('save.attention')}</span>;
  if (state === 'saving') return <SaveState state="saving">{t('save.saving')}</SaveState>;
  return <SaveState state="saved">{compact ? t('save.savedShort') : <>{t('save.savedShort')}&ensp;<span className="num">{formatTime(savedAt)}</span></>}</SaveState>;
}

export function TextSize({ settings, change }: { settings: Settings; change: Change }) {
  const t = usePlayerWords();
  const share = Math.round((textScales[settings.text] ?? 1) * 100);
  return (
    <div className={classes.textSize}>
      <span className={classes.popupTitle}>{t('display.textSize')}</span>
      <IconButton variant="outline" icon={<IconMinus size={20} stroke={1.75} />} aria-label={t('display.smaller')} aria-disabled={settings.text === 0 || undefined} onClick={() => change({ text: Math.max(0, settings.text - 1) })} />
      <output className={classes.textShare}>{t('display.percent', { share })}</output>
      <IconButton variant="outline" icon={<IconPlus size={20} stroke={1.75} />} aria-label={t('display.larger')} aria-disabled={settings.text === textScales.length - 1 || undefined} onClick={() => change({ text: Math.min(textScales.length - 1, settings.text + 1) })} />
    </div>
  );
}

export function Themes({ settings, change }: { settings: Settings; change: Change }) {
  const t = usePlayerWords();
  return (
    <>
      <fieldset className={classes.themes}>
        <legend className={classes.popupTitle}>{t('display.theme')}</legend>
        {[null, ...examThemes].map((theme) => (
          <label key={theme ?? 'auto'} className={classes.theme} data-chosen={settings.theme === theme || undefined}>
            <input type="radio" name="exam-theme" className="visually-hidden" checked={settings.theme === theme} onChange={() => change({ theme })} />
            <span className={classes.swatch} {...(theme === null ? {} : { 'data-theme': theme })} aria-hidden="true">Aa</span>
            {t(`display.themes.${theme ?? 'auto'}`)}
          </label>
        ))}
      </fieldset>
      <Switch label={t('display.timer')} checked={settings.timer} onChange={(timer) => change({ timer })} />
    </>
  );
}

interface HeadToolsProps {
  settings: Settings;
  change: Change;
  onHelp(): void;
}

export function HeadTools({ settings, change, onHelp }: HeadToolsProps) {
  const t = usePlayerWords();
  return (
    <>
      <Popup label={t('display.textSize')} icon={<IconTextSize size={20} stroke={1.75} />}><TextSize settings={settings} change={change} /></Popup>
      <Popup label={t('display.title')} icon={<IconCircleHalf2 size={20} stroke={1.75} />}><Themes settings={settings} change={change} /></Popup>
      <IconButton icon={<IconHelp size={20} stroke={1.75} />} aria-label={t('help.open')} onClick={onHelp} />
    </>
  );
}

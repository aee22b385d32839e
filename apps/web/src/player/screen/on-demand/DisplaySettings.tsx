/** Text size, theme and timer, in the header's popups and in the phone's menu. */
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { IconButton, Switch } from '@vumon/ui';
import { examThemes, textScales, type Settings } from '../settings.ts';
import { useAttemptMessages } from './translation.ts';
import classes from './sheets.module.css';

type Change = (changes: Partial<Settings>) => void;

export function TextSize({ settings, change }: { settings: Settings; change: Change }) {
  const t = useAttemptMessages();
  const share = Math.round((textScales[settings.text] ?? 1) * 100);
  return (
    <div className={classes.textSize}>
      <span className={classes.popupTitle}>{t('display.textSize')}</span>
      <IconButton
        variant="outline"
        icon={<IconMinus size={20} stroke={1.75} />}
        aria-label={t('display.smaller')}
        aria-disabled={settings.text === 0 || undefined}
        onClick={() => change({ text: Math.max(0, settings.text - 1) })}
      />
      <output className={classes.textShare}>{t('display.percent', { share })}</output>
      <IconButton
        variant="outline"
        icon={<IconPlus size={20} stroke={1.75} />}
        aria-label={t('display.larger')}
        aria-disabled={settings.text === textScales.length - 1 || undefined}
        onClick={() => change({ text: Math.min(textScales.length - 1, settings.text + 1) })}
      />
    </div>
  );
}

export function Themes({ settings, change }: { settings: Settings; change: Change }) {
  const t = useAttemptMessages();
  return (
    <>
      <fieldset className={classes.themes}>
        <legend className={classes.popupTitle}>{t('display.theme')}</legend>
        {[null, ...examThemes].map((theme) => (
          <label key={theme ?? 'auto'} className={classes.theme} data-chosen={settings.theme === theme || undefined}>
            <input
              type="radio"
              name="exam-theme"
              className="visually-hidden"
              checked={settings.theme === theme}
              onChange={() => change({ theme })}
            />
            <span className={classes.swatch} {...(theme === null ? {} : { 'data-theme': theme })} aria-hidden="true">
              Aa
            </span>
            {t(`display.themes.${theme ?? 'auto'}`)}
          </label>
        ))}
      </fieldset>
      <Switch label={t('display.timer')} checked={settings.timer} onChange={(timer) => change({ timer })} />
    </>
  );
}

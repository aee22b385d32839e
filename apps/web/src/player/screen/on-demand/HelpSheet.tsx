/** A sheet with the keyboard shortcuts and a switch to turn them off. */
import { BottomSheet, Kbd, Switch } from '@vumon/ui';
import type { Settings } from '../settings.ts';
import { useAttemptMessages } from './translation.ts';
import classes from './sheets.module.css';

const keys = [
  ['next', ['J']],
  ['previous', ['K']],
  ['choose', ['A', 'D', '1', '9']],
  ['flag', ['F']],
  ['navigator', ['G']],
  ['highlight', ['H']],
  ['leave', ['Esc']],
  ['help', ['?']],
] as const;

export function HelpSheet({
  opened,
  onClose,
  settings,
  change,
  young,
}: {
  opened: boolean;
  onClose(): void;
  settings: Settings;
  change(changes: Partial<Settings>): void;
  young: boolean;
}) {
  const t = useAttemptMessages();
  return (
    <BottomSheet opened={opened} onClose={onClose} title={t('help.title')} subtitle={t('help.lead')}>
      <dl className={classes.keys}>
        {keys.map(([name, names]) => (
          <div key={name} className={classes.keyRow}>
            <dt>{t(`help.keys.${name}`)}</dt>
            <dd>
              {name === 'choose' ? (
                <>
                  <Kbd>A</Kbd>–<Kbd>D</Kbd> {t('help.or')} <Kbd>1</Kbd>–<Kbd>9</Kbd>
                </>
              ) : (
                names.map((key) => <Kbd key={key}>{key}</Kbd>)
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Switch label={t('help.switch')} checked={settings.keys} onChange={(next) => change({ keys: next })} />
      {young && <Switch label={t('carp.switch')} checked={settings.carp} onChange={(next) => change({ carp: next })} />}
      <ul className={classes.helpNotes}>
        <li>{t('help.saving')}</li>
        <li>{t('help.offline')}</li>
        <li>{t('help.time')}</li>
      </ul>
    </BottomSheet>
  );
}

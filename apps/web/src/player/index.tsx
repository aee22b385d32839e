/** Loads the player's messages and opens it. */
import { createI18n, type I18n, type LoadCatalog, type Locale } from '@vumon/i18n';
import type { ReactElement } from 'react';
import { playerCatalogs } from './catalogs.ts';
import { PlayerApp } from './PlayerApp.tsx';

/** `onOver` is called when the attempt has ended; the loaded messages are handed to the main app. */
export async function openPlayer(
  locale: Locale,
  assignment: string,
  loadOther: LoadCatalog,
  onOver: (i18n: I18n) => void,
): Promise<ReactElement> {
  const i18n = await createI18n(locale, playerCatalogs(loadOther), ['common', 'ui', 'player']);
  return <PlayerApp i18n={i18n} locale={locale} assignment={assignment} onOver={() => onOver(i18n)} />;
}

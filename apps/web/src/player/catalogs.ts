/**
 * Catalogs of the player. They have their own module, because the list of all catalogs would enlarge the first load.
 */
import type { LoadCatalog } from '@vumon/i18n';
import { isQuestionTypeNamespace, loadQuestionTypeCatalog } from '@vumon/question-types/messages';
import { loadFirstCatalog } from './first-catalogs.ts';

/** Messages that an attempt rarely shows. They are listed here so that a device can hold them with the player. */
const attempt = {
  vi: () => import('./screen/on-demand/messages.vi.json'),
  en: () => import('./screen/on-demand/messages.en.json'),
};

/** `loadOther` loads catalogs of code that is loaded on demand, or of the main app once the test is over. */
export const playerCatalogs =
  (loadOther: LoadCatalog): LoadCatalog =>
  async (locale, namespace) => {
    if (namespace === 'attempt') return (await attempt[locale]()).default;
    if (isQuestionTypeNamespace(namespace)) return loadQuestionTypeCatalog(locale, namespace);
    return (await loadFirstCatalog(locale, namespace)) ?? loadOther(locale, namespace);
  };

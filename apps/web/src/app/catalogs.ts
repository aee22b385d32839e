/**
 * Imports of the message catalogs by namespace; each catalog is a separate chunk, loaded when a page first needs it.
 */
import type { Catalog, LoadCatalog } from '@vumon/i18n';
import { isQuestionTypeNamespace, loadQuestionTypeCatalog } from '@vumon/question-types/messages';
import { loadFirstCatalog } from '../player/first-catalogs.ts';

type Module = { default: Catalog };
const features = import.meta.glob<Module>(
  '../{platform,people,content,exam,commerce,partners,site,office}/*/messages.*.json',
);
/** Catalogs of features by namespace and locale: a feature's namespace is its folder's name. */
const byNamespace = new Map(
  Object.entries(features).map(([path, load]) => {
    const [, namespace, locale] = /\/([^/]+)\/messages\.(\w+)\.json$/.exec(path)!;
    return [`${namespace}.${locale}`, load];
  }),
);
const app = import.meta.glob<Module>('../i18n/messages.*.json');
const review = import.meta.glob<Module>('../player/review/messages.*.json');
const attempt = import.meta.glob<Module>('../player/screen/on-demand/messages.*.json');
const common = import.meta.glob<Module>([
  '../../../../packages/i18n/catalogs/*.json',
  '!../../../../packages/i18n/catalogs/common.*.json',
]);

const find = (locale: string, namespace: string) =>
  namespace === 'app'
    ? app[`../i18n/messages.${locale}.json`]
    : namespace === 'review'
      ? review[`../player/review/messages.${locale}.json`]
      : namespace === 'attempt'
        ? attempt[`../player/screen/on-demand/messages.${locale}.json`]
        : (byNamespace.get(`${namespace}.${locale}`) ??
          common[`../../../../packages/i18n/catalogs/${namespace}.${locale}.json`]);

export const loadCatalog: LoadCatalog = async (locale, namespace) => {
  if (isQuestionTypeNamespace(namespace)) return loadQuestionTypeCatalog(locale, namespace);
  const first = await loadFirstCatalog(locale, namespace);
  if (first) return first;
  const load = find(locale, namespace);
  if (!load) throw new Error(`no catalog ${namespace}.${locale}`);
  return (await load()).default;
};

/** What is wrong with a question, in words, for replies of the server, which loads all catalogs at its start. */
import { loadQuestionTypeCatalog, familyCatalogs, type QuestionTypeNamespace } from './messages.ts';
import { familyNamespaceOf } from './player-messages.ts';

interface Problems {
  readonly problems: Readonly<Record<string, string>>;
}

async function catalogsIn(locale: 'vi' | 'en'): Promise<Readonly<Record<string, Problems>>> {
  const problems = async (namespace: QuestionTypeNamespace): Promise<Problems> => ({
    problems: (await loadQuestionTypeCatalog(locale, namespace))['problems'] as Problems['problems'],
  });
  const families = Object.keys(familyCatalogs) as (keyof typeof familyCatalogs)[];
  const own = await Promise.all(families.map(async (family) => [family, await problems(family)] as const));
  const catalogs: Record<string, Problems> = Object.fromEntries(own);
  // Parts of a composite may have problems of any family.
  const all = Object.assign({}, ...own.map(([, { problems: some }]) => some), catalogs['qt-composite']?.problems);
  return { ...catalogs, 'qt-composite': { problems: all } };
}

/** By language and namespace; a message's key is `problems.<code>`. */
export const problemCatalogs = { vi: await catalogsIn('vi'), en: await catalogsIn('en') };

/** The namespace in `problemCatalogs` with the problems of a type. */
export const problemCatalogOf = (type: string): string => familyNamespaceOf(type) ?? 'qt-composite';

/** The fixed texts of a paper, in its language. */
import type { PaperLocale } from './paper.ts';
import en from './messages.en.json' with { type: 'json' };
import vi from './messages.vi.json' with { type: 'json' };

type Tree = { readonly [name: string]: string | Tree };
const catalogs: Readonly<Record<PaperLocale, Tree>> = { vi, en };

/** `sheet.title`; `count` chooses the plural form. Throws for an unknown key. */
export type Translate = (name: string, values?: Readonly<Record<string, string | number>>) => string;

const known = new Map<PaperLocale, Translate>();

export function translateIn(locale: PaperLocale): Translate {
  const translate = known.get(locale) ?? create(locale);
  known.set(locale, translate);
  return translate;
}

function create(locale: PaperLocale): Translate {
  const plural = new Intl.PluralRules(locale);
  const found = (name: string): string | undefined => {
    const at = name
      .split('.')
      .reduce<string | Tree | undefined>(
        (tree, part) => (typeof tree === 'object' ? tree[part] : undefined),
        catalogs[locale],
      );
    return typeof at === 'string' ? at : undefined;
  };
  return (name, values = {}) => {
    const { count } = values;
    const text =
      (typeof count === 'number' ? (found(`${name}_${plural.select(count)}`) ?? found(`${name}_other`)) : undefined) ??
      found(name);
    if (text === undefined) throw new Error(`no text ${name}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, key: string) => String(values[key] ?? whole));
  };
}

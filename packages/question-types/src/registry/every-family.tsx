/** A map of one lazy facet of all families. */
import { families } from './families.ts';
import type { SimpleTypeCode } from './definitions.ts';
import { family, type Lazy } from './lazily.tsx';

type Families = typeof families;

/**
 * One lazy facet for each code. `Own` is a family's facet before its content type is known (of `never`); a code's facet
 * only ever gets content that its own definition has parsed, so one type can represent all of them.
 */
export function everyFamily<Own, Facet>(
  loads: { readonly [Name in keyof Families]: (code: Families[Name][number]) => Promise<Own> },
  finish = (facet: Own): Facet => facet as unknown as Facet,
): Readonly<Record<SimpleTypeCode, Lazy<Facet>>> {
  const load = loads as Readonly<Record<string, (code: string) => Promise<Own>>>;
  return Object.assign(
    {},
    ...Object.entries(families).map(([name, codes]) => family(codes, async (code) => finish(await load[name]!(code)))),
  ) as Record<SimpleTypeCode, Lazy<Facet>>;
}

/**
 * Values that tell right from wrong. A reply with one of these does not compile from a plain value: only the API's module
 * `keys` makes them, and it makes none without having decided that this person may see this key now.
 */
import { z } from 'zod';

declare const decided: unique symbol;
export type Shown<T> = T & { readonly [decided]: true };

/** Keys by question id. */
export type ShownKeys = Shown<Readonly<Record<string, unknown>>>;
/** Of the type's key schema. */
export type ShownKey = Shown<object>;

/** Checked like `schema`, typed as a value that was decided on. */
export const shown = <S extends z.ZodType>(schema: S) => schema as unknown as z.ZodType<Shown<z.output<S>>, z.input<S>>;

export const shownKeys = shown(z.record(z.string(), z.unknown()));
export const shownKey = z.unknown() as unknown as z.ZodType<ShownKey | null>;

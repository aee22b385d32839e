/**
 * Values that tell right from wrong. Where a reply contains one, a plain value does not compile: only the API's module
 * `keys` creates these values, after deciding that this person may see this key now.
 */
import { z } from 'zod';

declare const decided: unique symbol;
export type Shown<T> = T & { readonly [decided]: true };

/** Keys by question id. */
export type ShownKeys = Shown<Readonly<Record<string, unknown>>>;
/** Parsed by the key schema of its type. */
export type ShownKey = Shown<object>;

/** Validates like `schema`, but its type requires a value that the module `keys` has created. */
export const shown = <S extends z.ZodType>(schema: S) => schema as unknown as z.ZodType<Shown<z.output<S>>, z.input<S>>;

export const shownKeys = shown(z.record(z.string(), z.unknown()));
export const shownKey = z.unknown() as unknown as z.ZodType<ShownKey | null>;

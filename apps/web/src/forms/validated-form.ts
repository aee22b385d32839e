/**
 * Forms that are validated in the browser before they are sent, and show errors beside their fields, including the
 * server's.
 */
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { fieldErrors, focusWrong } from './errors.ts';

/** Error messages by field. */
export type FieldProblems = Partial<Record<string, string>>;

export interface ValidatedForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  readonly errors: FieldProblems;
  /** The error of the last request, until the next one; its messages about single fields are in `errors` too. */
  readonly error: unknown;
  /** Sends the form unless `validate` finds an error; the first invalid field gets the focus. */
  submit(event: FormEvent, validate: () => FieldProblems, send: () => Promise<void>): Promise<void>;
  /** Removes the errors of fields that have been edited since. */
  clearErrors(...names: string[]): void;
}

export function useValidatedForm(): ValidatedForm {
  const [errors, setErrors] = useState<FieldProblems>({});
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  return {
    form,
    busy,
    errors,
    error,
    async submit(event, validate, send) {
      event.preventDefault();
      if (busy) return;
      const found = validate();
      setErrors(found);
      setError(null);
      if (Object.keys(found).length > 0) return focusWrong(form.current);
      setBusy(true);
      try {
        await send();
      } catch (caught) {
        setError(caught);
        setErrors(fieldErrors(caught));
        focusWrong(form.current);
      } finally {
        setBusy(false);
      }
    },
    clearErrors(...names) {
      setErrors((old) => Object.fromEntries(Object.entries(old).filter(([name]) => !names.includes(name))));
      const concerned = fieldErrors(error);
      if (names.some((name) => name in concerned)) setError(null);
    },
  };
}

/** Forms that are looked at here before they are sent, and say beside their fields what was wrong, whoever found it. */
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { fieldErrors, focusWrong } from './form-errors.ts';

/** Messages by field. */
export type FieldProblems = Partial<Record<string, string>>;

export interface CheckedForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  readonly errors: FieldProblems;
  /** What sending failed with, until the next try; fields that it concerns are among `errors`. */
  readonly error: unknown;
  /** Sends unless something is found wrong; the first wrong field gets the focus. */
  submit(event: FormEvent, look: () => FieldProblems, send: () => Promise<void>): Promise<void>;
  /** Fields that are typed in anew are no longer said to be wrong. */
  mend(...names: string[]): void;
}

export function useCheckedForm(): CheckedForm {
  const [errors, setErrors] = useState<FieldProblems>({});
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  return {
    form,
    busy,
    errors,
    error,
    async submit(event, look, send) {
      event.preventDefault();
      if (busy) return;
      const found = look();
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
    mend(...names) {
      setErrors((old) => Object.fromEntries(Object.entries(old).filter(([name]) => !names.includes(name))));
      const concerned = fieldErrors(error);
      if (names.some((name) => name in concerned)) setError(null);
    },
  };
}

import { joinName } from '@vumon/domain';
import { useState } from 'react';
import { useRestorableState } from '../../../forms/restorable-state.ts';
import type { StudentBody } from '../queries.ts';
import type { SignInFacts } from '../sign-in-cards/SignInCard.tsx';
import { bodyOf, emptyStudent, withSplitName, type StudentForm } from './student-form.ts';

/** The form of a learner under `name`, by which it is restored; once a new learner is added, how they sign in first. */
export function useStudentForm(name: string, initial: StudentForm = emptyStudent) {
  const [form, setForm] = useRestorableState(name, initial);
  const [added, setAdded] = useState<SignInFacts | null>(null);

  /** Sends the form by `save`, which resolves with the sign-in of a new learner, or null for one that was changed. */
  const send = async (save: (body: StudentBody) => Promise<{ signIn: Omit<SignInFacts, 'name'> } | null>) => {
    const whole = withSplitName(form);
    setForm(whole);
    const saved = await save(bodyOf(whole));
    if (saved) setAdded({ name: joinName(whole.lastName, whole.firstName), ...saved.signIn });
  };
  const startNew = () => {
    setAdded(null);
    setForm(emptyStudent);
  };
  return { form, setForm, added, send, startNew };
}

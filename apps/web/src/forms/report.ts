import { toast } from '@vumon/ui';
import { useErrorMessage } from './errors.ts';

/** Runs an action that a click started, and shows its error as a toast. */
export function useReport(): (work: Promise<unknown>) => void {
  const messageOf = useErrorMessage();
  return (work) => void work.catch((error: unknown) => toast(messageOf(error), { tone: 'bad', duration: 4000 }));
}

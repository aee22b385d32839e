import { useNavigate } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { destinationOf } from '../../../navigation/paths.ts';
import { profileQuery, rememberSignedIn } from '../../../session/profile.ts';

/** The user of a new session becomes known; nothing of the one before stays. */
export function useBecomeKnown(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    rememberSignedIn(true);
    queryClient.clear();
    await queryClient.fetchQuery(profileQuery);
  };
}

/** What follows a finished sign-in: the user becomes known, then the page that was wanted. */
export function useAfterSignIn(): (target: string) => Promise<void> {
  const becomeKnown = useBecomeKnown();
  const navigate = useNavigate();
  return async (target) => {
    await becomeKnown();
    await navigate({ ...destinationOf(target), replace: true });
  };
}

import { useNavigate } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { destinationOf } from '../../../navigation/paths.ts';
import { profileQuery, rememberSignedIn } from '../../../session/profile.ts';

/** Loads the profile of the new session and clears the cache of the user before. */
export function useLoadOwnProfile(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    rememberSignedIn(true);
    queryClient.clear();
    await queryClient.fetchQuery(profileQuery);
  };
}

/** After a sign-in: loads the profile, then opens the page that was asked for. */
export function useAfterSignIn(): (target: string) => Promise<void> {
  const loadOwnProfile = useLoadOwnProfile();
  const navigate = useNavigate();
  return async (target) => {
    await loadOwnProfile();
    await navigate({ ...destinationOf(target), replace: true });
  };
}

import { useNavigate } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { splitPath } from '../../app/paths.ts';
import { profileQuery, rememberSignedIn } from '../../app/session.ts';

/** What follows a finished sign-in: the user becomes known, then the page that was wanted. */
export function useAfterSignIn(): (target: string) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (target) => {
    rememberSignedIn(true);
    queryClient.clear();
    await queryClient.fetchQuery(profileQuery);
    const { pathname, search, hash } = splitPath(target);
    await navigate({ to: pathname, search: search as never, ...(hash && { hash }), replace: true });
  };
}

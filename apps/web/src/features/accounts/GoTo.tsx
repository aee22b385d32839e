import { Navigate } from '@tanstack/react-router';
import { splitPath } from '../../app/paths.ts';

/** Leads on to a path of the product at once. */
export function GoTo({ target }: { target: string }) {
  const { pathname, search, hash } = splitPath(target);
  return <Navigate to={pathname} search={search as never} {...(hash && { hash })} replace />;
}

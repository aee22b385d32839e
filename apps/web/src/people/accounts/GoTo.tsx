import { Navigate } from '@tanstack/react-router';
import { destinationOf } from '../../navigation/paths.ts';

/** Redirects to a path of the product. */
export const GoTo = ({ target }: { target: string }) => <Navigate {...destinationOf(target)} replace />;

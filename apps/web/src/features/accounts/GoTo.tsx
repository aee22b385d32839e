import { Navigate } from '@tanstack/react-router';
import { destinationOf } from '../../navigation/paths.ts';

/** Leads on to a path of the product at once. */
export const GoTo = ({ target }: { target: string }) => <Navigate {...destinationOf(target)} replace />;

import type { Feature, PackageCode } from './packages.ts';
import type { Role } from '../platform/roles.ts';

/** The user of a request: made from the session by the HTTP layer, passed to every service. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: Role;
  readonly packageCode: PackageCode | null;
  /** The features that the user's package includes until it ends. */
  readonly features: readonly Feature[];
  /** Milliseconds since the epoch; null = never. */
  readonly packageEndsAt: number | null;
  /** Set for a session that a partner's launch made: it opens attempts at this assignment and nothing else. */
  readonly onlyAssignmentId?: string | null;
  /** Set for a learner who signs in at another cell: only what a guest may call is open to them. */
  readonly guest?: true;
  /** Set while somebody of the staff looks at this account with its user's code; the session is that of the staff. */
  readonly support?: SupportStay;
}

export interface SupportStay {
  readonly id: string;
  readonly staffId: string;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
}

/** A partner's system, which calls the API with its own token and not on behalf of a user. */
export interface ClientApp {
  readonly partnerId: string;
  readonly clientAppId: string;
}

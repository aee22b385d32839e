import type { Feature, PackageCode } from '../commerce/packages.ts';
import type { Role } from '../people/roles.ts';

/** The user of a request: made from the session by the HTTP layer, passed to every service. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: Role;
  readonly packageCode: PackageCode | null;
  /** What the package opens while it runs. */
  readonly features: readonly Feature[];
  /** Milliseconds since the epoch; null = never. */
  readonly packageEndsAt: number | null;
}

/** A partner's system, which calls with its own token and not for a user. */
export interface ClientApp {
  readonly partnerId: string;
  readonly clientAppId: string;
}

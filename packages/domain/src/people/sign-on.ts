/** Signing in with an account of the school: at Google Workspace or Microsoft Entra. */
import { withoutInvisible } from '../platform/invisible.ts';

export const signOnProviders = ['GOOGLE', 'MICROSOFT'] as const;
export type SignOnProvider = (typeof signOnProviders)[number];

/** The tenant of personal Microsoft accounts, which is no organisation's. */
export const personalTenant = '9188040d-6c67-4c5b-b112-36a304b66dad';

/** How a provider names an organisation: Google by its domain, Microsoft by the id of its tenant. Null for anything else. */
export function organisationOf(provider: SignOnProvider, text: string): string | null {
  const value = text.trim().toLowerCase();
  if (provider === 'MICROSOFT')
    return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value) && value !== personalTenant ? value : null;
  return value.length <= 253 && /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(value) ? value : null;
}

export interface SignOnIdentity {
  readonly provider: SignOnProvider;
  /** Names the person at the provider and never changes, unlike an e-mail address. */
  readonly subject: string;
  /** Null for a personal account. */
  readonly organisation: string | null;
  /** An address that the provider has verified and that lies in the organisation's own domain. */
  readonly email: string | null;
  readonly fullName: string;
  /** By which the owner recognises the account. Decides nothing. */
  readonly label: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const shownOf = (value: unknown): string => withoutInvisible(textOf(value));

/**
 * Who a verified ID token is about; null when it names nobody. Microsoft lets the administrators of a tenant write any
 * address into the claim `email`, and Google says in `hd` whose domain an account is of, so an address counts only where
 * Google has verified it and it lies in that domain.
 */
export function identityOf(provider: SignOnProvider, claims: Readonly<Record<string, unknown>>): SignOnIdentity | null {
  const sub = textOf(claims['sub']);
  if (sub === '' || sub.length > 200) return null;
  const address = textOf(claims['email']).toLowerCase();
  const fullName = shownOf(claims['name']).normalize('NFC').replaceAll(/\s+/gu, ' ').slice(0, 45).trim();
  const label = (address || shownOf(claims['preferred_username']) || fullName || sub).slice(0, 255);
  if (provider === 'GOOGLE') {
    const organisation = organisationOf('GOOGLE', textOf(claims['hd']));
    const owned = organisation !== null && claims['email_verified'] === true && address.split('@')[1] === organisation;
    return { provider, subject: sub, organisation, email: owned ? address : null, fullName, label };
  }
  const tenant = textOf(claims['tid']).toLowerCase();
  // The subject is unique within its tenant alone.
  if (!/^[0-9a-f-]{36}$/.test(tenant)) return null;
  return {
    provider,
    subject: `${tenant}/${sub}`,
    organisation: organisationOf('MICROSOFT', tenant),
    email: null,
    fullName,
    label,
  };
}

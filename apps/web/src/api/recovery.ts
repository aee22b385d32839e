/**
 * Refused requests that the user can resolve at once, by entering the password again or giving a missing consent. A
 * dialog asks for it, and the request is repeated with the options that the dialog returns.
 */
import type { CallOptions } from '@vumon/contract/client';

type Ask = () => Promise<CallOptions | null>;
const asks = new Map<string, Ask>();

/** Registers a dialog that can resolve refusals with this code; returns the function that unregisters it. */
export function onRefusal(code: string, ask: Ask): () => void {
  asks.set(code, ask);
  return () => void asks.delete(code);
}

/** Options for repeating the request; null if there is no dialog for it or the user cancels. */
export const recover = (code: string): Promise<CallOptions | null> => asks.get(code)?.() ?? Promise.resolve(null);

/** Asks for the password before an action that consists of several requests. */
export const askWhoIsThere = (): Promise<CallOptions | null> => recover('CONFIRMATION_REQUIRED');

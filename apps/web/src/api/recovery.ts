/**
 * Refusals that the user can lift at once: the password asked for anew, a consent that is missing. A dialog asks; the request
 * is sent again with what it says.
 */
import type { CallOptions } from '@vumon/contract/client';

type Ask = () => Promise<CallOptions | null>;
const asks = new Map<string, Ask>();

/** Registers a dialog that can resolve refusals with this code; returns the function that unregisters it. */
export function onRefusal(code: string, ask: Ask): () => void {
  asks.set(code, ask);
  return () => void asks.delete(code);
}

/** Options to send the request again with; null when nobody can ask, or the user would rather not. */
export const recover = (code: string): Promise<CallOptions | null> => asks.get(code)?.() ?? Promise.resolve(null);

/** Asks for the password before a request of several steps begins. */
export const askWhoIsThere = (): Promise<CallOptions | null> => recover('CONFIRMATION_REQUIRED');

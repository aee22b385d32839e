/** One call to a partner's address. */
import type { PartnerCallback } from '@vumon/contract';
import { post, type CallOutcome, type OutboundOptions } from '#platform/outbound';
import type { App } from '../../platform/http/context.ts';
import { signatureHeader, signatureOf } from './signature.ts';

/** Where tests put their own look-up of names and time. */
export type Calling = Pick<OutboundOptions, 'resolve' | 'timeoutMs'>;

export interface Sent {
  readonly body: string;
  readonly signature: string;
  readonly outcome: CallOutcome;
}

/** A test has at most ten sections of twenty parts, so a body is far below this. */
const mostBytes = 256 * 1024;

export async function sendCallback(
  { config }: Pick<App, 'config'>,
  to: { readonly url: string; readonly secrets: readonly string[] },
  callback: PartnerCallback,
  { now, calling }: { readonly now: number; readonly calling: Calling },
): Promise<Sent> {
  const whole = JSON.stringify(callback);
  const body =
    Buffer.byteLength(whole) <= mostBytes
      ? whole
      : JSON.stringify({ ...callback, result: { ...callback.result, parts: null } });
  const signature = signatureOf(body, to.secrets, now);
  const outcome = await post(
    {
      url: to.url,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Vumon-Callbacks/1',
        [signatureHeader]: signature,
      },
      body,
    },
    { local: config.development && !config.production, ...calling },
  );
  return { body, signature, outcome };
}

/** The status of a reply, or why there was none. */
export const answerOf = ({ status, failure }: { status: number | null; failure: string | null }): string =>
  String(status ?? failure);

/** The signature of a callback: the moment, and a MAC of moment and body for each secret that is valid. */
import { createHmac } from 'node:crypto';

export const signatureHeader = 'x-vumon-signature';
const mostSecrets = 5;

/** `t=<seconds>,v1=<hex>`, with `v1` for each secret, the newest first. The receiver needs one of them to be right. */
export function signatureOf(body: string, secrets: readonly string[], now: number): string {
  const seconds = Math.floor(now / 1_000);
  const macs = secrets
    .slice(0, mostSecrets)
    .map((secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`);
  return [`t=${seconds}`, ...macs].join(',');
}

/**
 * Session tokens. An access token is opaque; a refresh token names its session and carries a MAC, so that a stolen old one
 * is recognised as such while a made-up one revokes nobody. Each successor follows from its predecessor and the moment of
 * its rotation: parallel refreshes, in any process, arrive at the same one. In an installation of several cells both begin
 * with the cell, by which a balancer finds it; the mark is a part of what is hashed, so that with another one they open nothing.
 */
import { createHmac } from 'node:crypto';
import { isUuid } from '@vumon/domain';
import { dayMs, minuteMs, secondMs } from '../../../platform/clock.ts';
import { issuedHere, tokenOfHere } from '#platform/cells';
import type { Config } from '../../../config.ts';
import { sameText } from '../../../platform/crypto/encryption.ts';

export const accessMs = 15 * minuteMs;
export const refreshMs = dayMs;
/** How long the immediate predecessor of a refresh token is still honoured. */
export const graceMs = 10 * secondMs;

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

const mac = (secret: Buffer, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');

type Keys = Pick<Config, 'secret' | 'cell'>;

function tokensOf(config: Keys, sessionId: string, part: string): Tokens {
  const body = `${sessionId}.${part}`;
  return {
    accessToken: issuedHere({ config }, mac(config.secret, 'access token', body)),
    refreshToken: issuedHere({ config }, `${body}.${mac(config.secret, 'refresh token', body).slice(0, 22)}`),
  };
}

export function firstTokens(config: Keys, sessionId: string, random: (bytes: Uint8Array) => Uint8Array): Tokens {
  return tokensOf(config, sessionId, Buffer.from(random(new Uint8Array(32))).toString('base64url'));
}

export function successorOf(config: Keys, refreshToken: string, rotatedAt: Date): Tokens {
  const [sessionId] = tokenOfHere({ config }, refreshToken).split('.') as [string];
  return tokensOf(config, sessionId, mac(config.secret, 'successor', `${refreshToken}\0${rotatedAt.getTime()}`));
}

/** The session that a refresh token of ours belongs to, whether current or old; null for anything else. */
export function sessionOf(config: Keys, refreshToken: string): string | null {
  const { secret } = config;
  const [sessionId, part, sign, ...rest] = tokenOfHere({ config }, refreshToken).split('.');
  if (!sessionId || !part || !sign || rest.length > 0 || !isUuid(sessionId)) return null;
  return sameText(sign, mac(secret, 'refresh token', `${sessionId}.${part}`).slice(0, 22)) ? sessionId : null;
}

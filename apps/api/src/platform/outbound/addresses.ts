/** Which addresses the server may call when an administrator or a partner's system names them. */
import { BlockList, isIP } from 'node:net';

const special4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved and broadcast.
  ['224.0.0.0', 3],
];

/** Of the public part 2000::/3: protocols, documentation, and those that contain an IPv4 address (Teredo, 6to4). */
const special6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [net, bits] of special4) refused.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of special6) refused.addSubnet(net, bits, 'ipv6');
const public6 = new BlockList();
public6.addSubnet('2000::', 3, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const family = (ip: string) => (isIP(ip) === 6 ? 'ipv6' : 'ipv4');

/** Whether an IP address is one of the public internet. IPv6 outside 2000::/3, such as mapped IPv4, is not. */
export function isPublicAddress(ip: string): boolean {
  const version = isIP(ip);
  if (version === 4) return !refused.check(ip, 'ipv4');
  return version === 6 && public6.check(ip, 'ipv6') && !refused.check(ip, 'ipv6');
}

export const isLoopback = (ip: string): boolean => isIP(ip) !== 0 && loopback.check(ip, family(ip));

/** The host of an address without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

const localHosts = ['localhost', '127.0.0.1', '::1'];
export const isLocalHost = (url: URL): boolean => localHosts.includes(hostOf(url));

/**
 * An address that may be called: https, without user and fragment, with a name that can be public. `local` also allows
 * http to this machine, for development. Names are resolved later, when they are called. Null for any other.
 */
export function callableAddress(text: string, { local }: { readonly local: boolean }): URL | null {
  if (text.length > 500 || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null;
  if (isLocalHost(url)) return local && (url.protocol === 'http:' || url.protocol === 'https:') ? url : null;
  if (url.protocol !== 'https:') return null;
  const host = hostOf(url);
  if (isIP(host) !== 0) return isPublicAddress(host) ? url : null;
  // Names of one part and those of private networks have no public address.
  return /^(?=.{1,253}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host) &&
    !/\.(?:local|localhost|internal|home\.arpa)$/.test(host)
    ? url
    : null;
}

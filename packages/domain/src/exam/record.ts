/**
 * The record of an attempt: events during it, stored if the assignment says so; the learner is informed of that. No
 * mark and no attempt depends on it.
 */

/** Pages report the last three kinds; the server detects DEVICE itself. */
export const recordKinds = ['DEVICE', 'LEFT', 'LOST', 'PASTED'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** The maximal number of entries of one attempt, and of those about devices; the database checks it too. */
export const mostRecorded = 200;
export const mostDevicesRecorded = 10;

/** How long after the end of an attempt its page may still report events from before the end. */
export const recordOpenAfterEndMs = 3_600_000;

export const deviceKinds = ['phone', 'tablet', 'computer'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

const kindsByMark: Readonly<Record<string, DeviceKind>> = { p: 'phone', t: 'tablet', c: 'computer' };

/** The kind of device by a page's client id, such as "p-…" for a phone; null for other ids. */
export const deviceKindOf = (name: string): DeviceKind | null => kindsByMark[/^(\w)-/.exec(name)?.[1] ?? ''] ?? null;

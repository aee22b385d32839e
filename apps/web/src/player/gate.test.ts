import { pages, roles } from '@vumon/domain';
import { expect, test } from 'vitest';
import { gateOf, type Profile } from '../session/gate.ts';
import { gateOfPlayer } from './gate.ts';

/** A user without a role is sent to the home page, which asks for it. */
const byTable = (profile: Profile | null) => {
  const gate = gateOf(pages['/assigned-unit-test/$assignSlug'], profile, 0);
  return gate === 'role' ? 'home' : gate;
};

test.each([true, false])('the player admits the roles of the page table (role chosen: %s)', (roleChosen) => {
  expect(gateOfPlayer(null)).toBe(byTable(null));
  for (const role of roles) {
    const profile = { role, roleChosen, membership: null } as Profile;
    expect([role, gateOfPlayer(profile)]).toEqual([role, byTable(profile)]);
  }
});

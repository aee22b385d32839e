/** The one list of listeners to events: one that is not here never hears anything. */
import { tellBuyer } from '#commerce/payments';
import { tellLearners, tellTeacher } from '#exam/assignments';
import { tellLearner } from '#exam/attempts';
import { tellMarkers } from '#exam/marking';
import { tellOwners, tellRegraded } from '#exam/regrade';
import { tellPartner } from '#partners/callbacks';
import { tellAboutLearners } from '#people/classes';
import { tellJoining } from '#people/join-requests';
import { tellHolder } from '#people/packages';
import { tellMaker } from '#exam/papers';
import { countUses } from '#site/analytics';
import { tellAsker } from '#site/requests';
import type { EventListener } from '#platform/events';

export const listeners: readonly EventListener[] = [
  countUses,
  tellAboutLearners,
  tellAsker,
  tellBuyer,
  tellHolder,
  tellJoining,
  tellLearner,
  tellLearners,
  tellMaker,
  tellMarkers,
  tellOwners,
  tellPartner,
  tellRegraded,
  tellTeacher,
];

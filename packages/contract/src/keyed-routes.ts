/**
 * The routes whose calls carry an idempotency key, for the client, which knows no schemas. Derived from the contract by
 * the type: a route that is missing here, or is not declared there, does not compile.
 */
import type { Routes } from './routes.ts';

export type KeyedRoute = {
  [K in keyof Routes]: Routes[K] extends { readonly idempotency: 'key' } ? K : never;
}[keyof Routes];

const keyed: Record<KeyedRoute, true> = {
  'POST /account/calendar-feed': true,
  'POST /itf/active-codes': true,
  'POST /itf/active-codes/active': true,
  'POST /itf/class': true,
  'POST /itf/class/{id}/group': true,
  'POST /itf/class/{id}/invitations': true,
  'POST /itf/class/{id}/update-logo': true,
  'POST /itf/classes/next-year': true,
  'POST /itf/classes/unit-tests-assigned/{id}/marking/marks': true,
  'POST /itf/classes/unit-tests-assigned/{id}/regrade': true,
  'POST /itf/classes/unit-tests-assigned/{id}/regrade/undo': true,
  'POST /itf/classes/unit-tests/{id}/extend': true,
  'POST /itf/classes/{id}/students/add-student': true,
  'POST /itf/classes/{id}/students/first-passwords': true,
  'POST /itf/classes/{id}/students/import': true,
  'POST /itf/classes/{id}/unit-tests': true,
  'POST /itf/join_class_request': true,
  'POST /itf/media': true,
  'POST /itf/media/recordings': true,
  'POST /itf/orders/{id}/refund': true,
  'POST /itf/orders/{id}/review': true,
  'POST /itf/partners': true,
  'POST /itf/partners/{id}/rotate-secret': true,
  'POST /itf/partners/{id}/update-logo': true,
  'POST /itf/sales': true,
  'POST /itf/schools': true,
  'POST /itf/schools/{id}/members': true,
  'POST /itf/schools/{id}/memberships': true,
  'POST /itf/students/add-new': true,
  'POST /itf/students/import': true,
  'POST /itf/students/one-time-passwords': true,
  'POST /itf/topics': true,
  'POST /itf/topics/{id}/move': true,
  'POST /itf/unit-test-templates': true,
  'POST /itf/unit-test-templates/{id}/copy': true,
  'POST /itf/unit-tests-result/{id}/extend': true,
  'POST /itf/unit-tests/assign': true,
  'POST /itf/unit-tests/create': true,
  'POST /itf/unit-tests/teacher': true,
  'POST /itf/unit-tests/{id}/copy': true,
  'POST /itf/unit-tests/{id}/forms': true,
  'POST /itf/unit-tests/{id}/papers': true,
  'POST /itf/users/staff': true,
  'POST /itf/users/{id}/invitation': true,
  'POST /itf/users/{id}/memberships': true,
  'POST /itf/users/{id}/password-reset': true,
  'POST /itf/vouchers': true,
  'POST /payment/create': true,
  'POST /practice-test/{token}/start': true,
  'POST /questions': true,
  'POST /questions/import': true,
  'POST /questions/import/paper': true,
  'POST /questions/import/{id}/change': true,
  'POST /questions/import/{id}/confirm': true,
  'POST /questions/update': true,
  'POST /questions/{id}/copy': true,
  'POST /questions/{id}/versions/{version}/restore': true,
  'POST /student': true,
  'POST /student/unit-tests-assigned/{id}/practise': true,
  'POST /student/unit-tests/{id}/practise': true,
};

export const isKeyed = (route: string): boolean => Object.hasOwn(keyed, route);

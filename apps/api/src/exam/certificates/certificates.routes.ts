import type { certificateRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import {
  certificatesFile,
  certificatesOf,
  changeCertificates,
  checkCertificate,
  ownCertificate,
  ownCertificateFile,
} from './certificates.service.ts';

export const certificateHandlers: Handlers<typeof certificateRoutes> = {
  'GET /itf/classes/unit-tests-assigned/{id}/certificates': (context, { params }) => certificatesOf(context, params.id),
  'PUT /itf/classes/unit-tests-assigned/{id}/certificates': (context, { params, body }) =>
    changeCertificates(context, params.id, body),
  'GET /itf/classes/unit-tests-assigned/{id}/certificates/file': (context, { params, query }) =>
    certificatesFile(context, params.id, query.studentId),
  'GET /student/unit-tests-assigned/{id}/certificate': (context, { params }) => ownCertificate(context, params.id),
  'GET /student/unit-tests-assigned/{id}/certificate/file': (context, { params }) =>
    ownCertificateFile(context, params.id),
  'GET /certificates/{code}': (context, { params }) => checkCertificate(context, params.code),
};

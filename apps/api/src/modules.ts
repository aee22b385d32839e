/** Every domain's routes and handlers, bound in one place. */
import {
  accountRoutes, activationCodeRoutes, assignmentRoutes, attemptRoutes, catalogueRoutes, classRoutes, examRoutes, formatRoutes, markingRoutes, mediaRoutes, ownAccountRoutes, partnerRoutes, questionBankRoutes, questionImportRoutes, questionLikenessRoutes, recordingRoutes, resultRoutes, sessionRoutes, studentRoutes, userAdministrationRoutes,
} from '@vumon/contract';
import type { FastifyInstance } from 'fastify';
import { bindRoutes, type BindOptions } from './http/bind.ts';
import { accountHandlers, ownAccountHandlers, sessionHandlers } from '#modules/accounts';
import { activationCodeHandlers } from '#modules/activation-codes';
import { assignmentHandlers } from '#modules/assignments';
import { attemptHandlers } from '#modules/attempts';
import { catalogueHandlers } from '#modules/catalogue';
import { classHandlers, studentHandlers } from '#modules/classes';
import { examHandlers } from '#modules/exams';
import { formatHandlers } from '#modules/formats';
import { markingHandlers } from '#modules/marking';
import { mediaHandlers } from '#modules/media';
import { partnerHandlers } from '#modules/partners';
import { questionBankHandlers, questionImportHandlers, questionLikenessHandlers } from '#modules/question-bank';
import { recordingHandlers } from '#modules/recordings';
import { resultHandlers } from '#modules/results';
import { userAdministrationHandlers } from '#modules/user-administration';

export function bindModules(server: FastifyInstance, options: BindOptions): void {
  bindRoutes(server, options, accountRoutes, accountHandlers);
  bindRoutes(server, options, activationCodeRoutes, activationCodeHandlers);
  bindRoutes(server, options, assignmentRoutes, assignmentHandlers);
  bindRoutes(server, options, attemptRoutes, attemptHandlers);
  bindRoutes(server, options, catalogueRoutes, catalogueHandlers);
  bindRoutes(server, options, classRoutes, classHandlers);
  bindRoutes(server, options, examRoutes, examHandlers);
  bindRoutes(server, options, formatRoutes, formatHandlers);
  bindRoutes(server, options, markingRoutes, markingHandlers);
  bindRoutes(server, options, mediaRoutes, mediaHandlers);
  bindRoutes(server, options, ownAccountRoutes, ownAccountHandlers);
  bindRoutes(server, options, partnerRoutes, partnerHandlers);
  bindRoutes(server, options, questionBankRoutes, questionBankHandlers);
  bindRoutes(server, options, questionImportRoutes, questionImportHandlers);
  bindRoutes(server, options, questionLikenessRoutes, questionLikenessHandlers);
  bindRoutes(server, options, recordingRoutes, recordingHandlers);
  bindRoutes(server, options, resultRoutes, resultHandlers);
  bindRoutes(server, options, sessionRoutes, sessionHandlers);
  bindRoutes(server, options, studentRoutes, studentHandlers);
  bindRoutes(server, options, userAdministrationRoutes, userAdministrationHandlers);
}

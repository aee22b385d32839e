export { joinRequestHandlers } from './join-requests.routes.ts';
export { tellInvitedJob } from './invitations.service.ts';

export { defineEvent, on, registerListeners, type EventListener, type HearingContext } from './event.ts';
export { emit, emitEach } from './emit.ts';
export { eventsJobs } from './events.jobs.ts';

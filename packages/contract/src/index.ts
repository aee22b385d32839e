export * from './exam-content.ts';
export * from './define.ts';
export * from './routes.ts';
export * from './routes/attempts.ts';
export * as schemas from './schemas.ts';

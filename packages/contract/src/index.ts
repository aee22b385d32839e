export * from './exam-content.ts';
export * from './define.ts';
export * from './routes.ts';
export * as schemas from './schemas.ts';

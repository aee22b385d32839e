export { PublicFrame } from './PublicFrame.tsx';

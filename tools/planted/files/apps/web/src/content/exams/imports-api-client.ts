// allowed
import { client } from '../../api/client.ts';

export const kept = client;

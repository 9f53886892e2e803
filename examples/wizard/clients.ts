export type { Clients } from '../lockup/clients';

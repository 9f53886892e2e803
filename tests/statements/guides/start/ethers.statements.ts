import { statement } from '../../statement';
import { halfCanBeWithdrawn, marginIsKept } from './first-stream';

statement('prints-address-id', async ({ lockup }) => {
  await halfCanBeWithdrawn(lockup);
});

statement('script-sends-keeps', async ({ lockup }) => {
  await marginIsKept(lockup);
});

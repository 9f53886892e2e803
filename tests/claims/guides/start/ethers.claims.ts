import { claim } from '../../claim';
import { halfCanBeWithdrawn, marginIsKept } from './first-stream';

claim(
  '/guides/start/ethers',
  'It prints the address of Lockup, the id of the stream, about 50 of 100 tokens withdrawn, and the minimum fee of 0.000333 ETH.',
  async ({ lockup }) => {
    await halfCanBeWithdrawn(lockup);
  },
);

claim(
  '/guides/start/ethers',
  'The script sends 6% more, and Lockup keeps it.',
  async ({ lockup }) => {
    await marginIsKept(lockup);
  },
);

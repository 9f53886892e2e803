import type { Run } from '../../here';
import { split, streamsThatFit } from './streams-that-fit';

export const fit: Run = async () => {
  console.log(`Linear streams in one transaction of Ethereum: ${streamsThatFit('linear')}.`);
  console.log(`Tranched streams of 12 tranches: ${streamsThatFit('tranched', 12)}.`);
  console.log(
    `Seven grants in parts of three: ${JSON.stringify(split([1, 2, 3, 4, 5, 6, 7], 3))}.`,
  );
};

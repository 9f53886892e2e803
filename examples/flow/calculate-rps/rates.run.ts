import { formatUnits, parseUnits } from 'viem';
import type { Run } from '../../here';
import { amountOver, ratePerSecond, ratePerSecondAtLeast } from './rates';

const MONTH = 30n * 86_400n;
const salary = parseUnits('3000', 6);

export const rate: Run = async () => {
  console.log(`3,000 USDC in 30 days: ${ratePerSecond(salary, 6, MONTH)} per second.`);
  console.log(`Rounded up: ${ratePerSecondAtLeast(salary, 6, MONTH)}.`);
};

export const amount: Run = async () => {
  for (const rate of [ratePerSecond(salary, 6, MONTH), ratePerSecondAtLeast(salary, 6, MONTH)]) {
    console.log(`${formatUnits(amountOver(rate, 6, MONTH), 6)} USDC in 30 days.`);
  }
};

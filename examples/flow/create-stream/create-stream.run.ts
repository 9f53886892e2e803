import { formatUnits, parseUnits } from 'viem';
import type { Run } from '../../here';
import { ratePerSecond } from '../calculate-rps/rates';
import { flowAt } from '../contracts';
import { createFundedStream, createSalary } from './create-stream';

const DAY = 24 * 60 * 60;

export const create: Run = async ({ accounts, contracts, as, pass }) => {
  const { flow, usdc } = contracts;
  const clients = as(accounts.sender);
  const streamId = await createSalary(clients, flow, {
    token: usdc,
    recipient: accounts.recipient,
    amountPerMonth: parseUnits('3000', 6),
  });
  await pass(10 * DAY);
  const debt = await flowAt(flow, clients).read.totalDebtOf([streamId]);
  console.log(`Stream ${streamId} owes ${formatUnits(debt, 6)} USDC after 10 days.`);
};

export const createAndDeposit: Run = async ({ accounts, contracts, as, pass }) => {
  const { flow, usdc } = contracts;
  const clients = as(accounts.sender);
  const streamId = await createFundedStream(clients, flow, {
    token: usdc,
    recipient: accounts.recipient,
    rate: ratePerSecond(parseUnits('3000', 6), 6, BigInt(30 * DAY)),
    deposit: parseUnits('500', 6),
  });
  await pass(10 * DAY);
  const { read } = flowAt(flow, clients);
  const [covered, uncovered] = await Promise.all([
    read.coveredDebtOf([streamId]),
    read.uncoveredDebtOf([streamId]),
  ]);
  console.log(`After 10 days, ${formatUnits(covered, 6)} USDC of the debt are covered.`);
  console.log(`${formatUnits(uncovered, 6)} USDC are not.`);
};

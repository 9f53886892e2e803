import { checksum } from '@sablier-docs/protocol/checksum';

/**
 * The contracts by which a Safe makes several calls at once, as Safe publishes them:
 * https://github.com/safe-global/safe-deployments/tree/main/src/assets, multi_send.json and multi_send_call_only.json of
 * each version. The code at each address follows from the address, on every chain. Version 1.1.1 is left out: its address
 * follows from an account of its deployer.
 */
export const BATCH_CONTRACTS: Readonly<Record<string, string>> = {
  '0xA238CBeb142c10Ef7Ad8442C6D1f9E89e07e7761': 'MultiSend 1.3.0',
  '0x998739BFdAAdde7C933B942a68053933098f9EDa': 'MultiSend 1.3.0',
  '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D': 'MultiSendCallOnly 1.3.0',
  '0xA1dabEF33b3B82c7814B6D82A79e50F4AC44102B': 'MultiSendCallOnly 1.3.0',
  '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526': 'MultiSend 1.4.1',
  '0x9641d764fc13c8B624c04430C7356C1C7C8102e2': 'MultiSendCallOnly 1.4.1',
  '0x218543288004CD07832472D464648173c77D7eB7': 'MultiSend 1.5.0',
  '0xA83c336B20401Af773B6219BA5027174338D1836': 'MultiSendCallOnly 1.5.0',
};

/** For example `MultiSend 1.3.0`; undefined for an address that is none of Safe’s contracts for batches. */
export const batchContract = (address: string): string | undefined => {
  const checked = checksum(address);
  return Object.hasOwn(BATCH_CONTRACTS, checked) ? BATCH_CONTRACTS[checked] : undefined;
};

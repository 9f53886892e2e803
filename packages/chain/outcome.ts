import {
  BaseError,
  decodeErrorResult,
  decodeEventLog,
  type Abi,
  type AbiParameter,
  type Address,
  type Hex,
} from 'viem';

export interface EventLog {
  readonly address: Address;
  readonly topics: readonly Hex[];
  readonly data: Hex;
}

/** A decoded event or custom error: its name, and each argument beside its parameter. */
export interface DecodedItem {
  readonly name: string;
  readonly args: readonly { readonly input: AbiParameter; readonly value: unknown }[];
}

/** What a contract logged; undefined when no event of the interface fits. */
export function decodedEvent(abi: Abi, { data, topics }: EventLog): DecodedItem | undefined {
  for (const item of abi) {
    if (item.type !== 'event') continue;
    try {
      const decoded = decodeEventLog({ abi: [item], data, topics: topics as [Hex, ...Hex[]] });
      const values = (decoded.args ?? {}) as unknown as Readonly<Record<string, unknown>>;
      return {
        name: item.name,
        args: item.inputs.map((input) => ({ input, value: values[input.name ?? ''] })),
      };
    } catch {
      // Another event of this name, or one whose indexed parameters differ.
    }
  }
  return undefined;
}

/** Why a call reverted, also by `Error` and `Panic`; undefined when no error of the interface fits. */
export function decodedRevert(abi: Abi, data: Hex): DecodedItem | undefined {
  try {
    const { errorName, args = [], abiItem } = decodeErrorResult({ abi, data });
    const inputs = abiItem.type === 'error' ? abiItem.inputs : [];
    return { name: errorName, args: inputs.map((input, at) => ({ input, value: args[at] })) };
  } catch {
    return undefined;
  }
}

/** The data of a revert in an error of the provider, or below one of viem; undefined when the failure was no revert. */
export function revertDataIn(error: unknown): Hex | undefined {
  let found: Hex | undefined;
  const look = (cause: unknown): boolean => {
    const { data } = (cause ?? {}) as { readonly data?: unknown };
    if (typeof data === 'string' && /^0x[\da-f]*$/i.test(data)) found = data as Hex;
    return false;
  };
  if (error instanceof BaseError) error.walk(look);
  else look(error);
  return found;
}

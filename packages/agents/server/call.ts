import { z } from 'zod';
import { signatureOf } from '@sablier-docs/protocol/calls/encode';
import type { CallText } from '@sablier-docs/protocol/calls/types';
import { castSend } from '@sablier-docs/kit/calls/cast';
import type { Call } from '@sablier-docs/kit/calls/call';
import type { Passed } from '@sablier-docs/kit/calls/ways-out';

/* An unsigned call as every tool that prepares one returns it. */

/** @returns the fields of {@link callOutput} */
const serverCall = (call: Passed<Call>) => ({
  chainId: call.chainId,
  to: call.to,
  value: String(call.value),
  data: call.data,
  function: signatureOf(call.fn),
  title: call.title,
  cast: castSend(call),
});

const callOutput = z.strictObject({
  chainId: z.number(),
  to: z.string(),
  value: z.string().describe('Wei of the coin to attach.'),
  data: z.string(),
  function: z.string(),
  title: z.string(),
  cast: z.string().describe('The call as a command of Foundry.'),
});

/** What a call does, and the calls in the order in which they are sent. */
export const preparedOutput = {
  who: z.string().describe('Who may send it.'),
  does: z.string(),
  warning: z
    .string()
    .optional()
    .describe('What the person who signs has to be told first, such as a start in the past.'),
  fails: z.string().optional(),
  final: z.string().optional().describe('What cannot be undone.'),
  calls: z.array(callOutput).describe('To be sent in this order.'),
  note: z.string(),
};

/**
 * @param note what is not checked
 * @param warning empty for none
 */
export const preparedAnswer = (
  text: CallText,
  calls: readonly Passed<Call>[],
  note: string,
  warning = '',
) => ({
  ...text,
  ...(warning === '' ? {} : { warning }),
  calls: calls.map(serverCall),
  note,
});

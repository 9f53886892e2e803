import { it } from 'vitest';
import { recordOf, recordsIn } from '@sablier-docs/testing/recorded';
import { readDescriptors } from './clear-signing';
import { pages } from './testing/pages';

/* Sees what the reference says of a call, or a hardware wallet shows of one, that has changed with the code or its typed
 * facts. */

const expectRecorded = recordsIn(import.meta.dirname);

it('calls are told as recorded', async () => {
  const calls = pages.flatMap(({ product, name, kind, functions }) =>
    kind === 'interface'
      ? []
      : functions.flatMap(({ name: fn, call }) => (call ? [{ product, name, fn, call }] : [])),
  );
  const record = await recordOf(
    calls.map(({ product, name, fn }, at) => `${product} ${name}.${fn} ${at}`),
    (asked) => {
      const call = calls[Number(asked.split(' ').at(-1))]?.call;
      return (
        call && {
          ...call,
          relatedPages: call.relatedPages.map(({ label, href }) => `${label} ${href ?? ''}`),
        }
      );
    },
    'none',
  );
  await expectRecorded(record, 'calls.txt');
});

it('wallets show calls as recorded', async () => {
  const shown = new Map<string, unknown>();
  for (const { descriptor } of readDescriptors())
    for (const [signature, format] of Object.entries(descriptor.display.formats))
      shown.set(`${signature.slice(0, 60)} ${JSON.stringify(format).length}`, format);
  await expectRecorded(
    await recordOf([...shown.keys()].toSorted(), (asked) => shown.get(asked), 'none'),
    'wallets.txt',
  );
});

import {
  comptrollerProtocols,
  readComptrollerFunctions,
} from '@sablier-docs/reference/comptroller-functions';
import { anchorOf } from '@sablier-docs/protocol/errors/types';
import { code, link, prose, table, text } from './nodes';

/** Expands `<ComptrollerFunctions of="write" />`: its functions with selector, caller and errors. */
export function comptrollerFunctions({ of }: { of: 'read' | 'write' }) {
  const found = readComptrollerFunctions(process.cwd()).filter(
    ({ who }) => (of === 'write') === Boolean(who),
  );
  if (of === 'read') {
    return table(
      'Read functions of the comptroller',
      ['Function', 'Selector', 'Result'],
      found.map(({ declaration, selector, does }) => [
        [code(declaration)],
        [code(selector)],
        prose(does),
      ]),
    );
  }
  return table(
    'Write functions of the comptroller',
    ['Function', 'Selector', 'Who may call', 'What it does', 'Errors'],
    found.map(({ declaration, selector, who = '', does, errors }) => [
      [code(declaration)],
      [code(selector)],
      prose(who),
      prose(does),
      errors.flatMap((name, at) => [
        ...(at > 0 ? [text(', ')] : []),
        link(`/reference/errors#${anchorOf(name)}`, [code(name)]),
      ]),
    ]),
  );
}

/** Expands `<ComptrollerProtocols />`: the numbers of the enum. */
export const comptrollerProtocolNodes = () =>
  table(
    'The enum Protocol',
    ['Number', 'Name'],
    comptrollerProtocols.map((name, number) => [[text(`${number}`)], [code(name)]]),
  );

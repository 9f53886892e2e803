import {
  comptrollerProtocols,
  readComptrollerFunctions,
} from '@sablier-docs/reference/comptroller-functions';
import { errorAnchor } from '@sablier-docs/protocol/errors/types';
import { codeNode, linkNode, proseNode, tableNode, textNode } from './nodes';

/** Expands `<ComptrollerFunctions of="write" />`: its functions with selector, caller and errors. */
export function comptrollerFunctions({ of }: { of: 'read' | 'write' }) {
  const found = readComptrollerFunctions(process.cwd()).filter(
    ({ who }) => (of === 'write') === Boolean(who),
  );
  if (of === 'read') {
    return tableNode(
      'Read functions of the comptroller',
      ['Function', 'Selector', 'Result'],
      found.map(({ declaration, selector, does }) => [
        [codeNode(declaration)],
        [codeNode(selector)],
        proseNode(does),
      ]),
    );
  }
  return tableNode(
    'Write functions of the comptroller',
    ['Function', 'Selector', 'Who may call', 'What it does', 'Errors'],
    found.map(({ declaration, selector, who = '', does, errors }) => [
      [codeNode(declaration)],
      [codeNode(selector)],
      proseNode(who),
      proseNode(does),
      errors.flatMap((name, at) => [
        ...(at > 0 ? [textNode(', ')] : []),
        linkNode(`/reference/errors#${errorAnchor(name)}`, [codeNode(name)]),
      ]),
    ]),
  );
}

/** Expands `<ComptrollerProtocols />`: the numbers of the enum. */
export const comptrollerProtocolNodes = () =>
  tableNode(
    'The enum Protocol',
    ['Number', 'Name'],
    comptrollerProtocols.map((name, number) => [[textNode(`${number}`)], [codeNode(name)]]),
  );

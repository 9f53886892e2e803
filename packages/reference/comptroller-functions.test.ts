import { describe, expect, it } from 'vitest';
import { comptrollerProtocols, readComptrollerFunctions } from './comptroller-functions';
import { compileReference } from './solidity/compile';
import { readProgram } from './solidity/program';
import type { EnumNode, FunctionNode } from './solidity/ast';

const root = process.cwd();
const program = readProgram(compileReference(root));
const contract = (name: string) => {
  const found = program.contracts.find((one) => one.name === name);
  if (!found) throw new Error(`no contract ${name}`);
  return found;
};
const functions = readComptrollerFunctions(root);

describe('the functions of the comptroller', () => {
  it('number the products as the source does', () => {
    const node = contract('ISablierComptroller').nodes.find(
      (member): member is EnumNode => member.nodeType === 'EnumDefinition',
    );
    expect(node?.members.map(({ name }) => name)).toEqual([...comptrollerProtocols]);
  });

  it('name the callers that the modifiers of the source let in', () => {
    const members = program.lineage(contract('SablierComptroller')).flatMap(({ nodes }) => nodes);
    const modifiersOf = (name: string) => {
      const node = members.find(
        (member): member is FunctionNode =>
          member.nodeType === 'FunctionDefinition' && member.name === name && Boolean(member.body),
      );
      return JSON.stringify(node?.modifiers ?? []);
    };
    const writes = functions.filter(({ who }) => who);
    expect(writes).toHaveLength(15);
    for (const { name, who } of writes.filter((one) => one.name !== 'upgradeToAndCall')) {
      const guards = modifiersOf(name);
      expect(who === 'the admin', name).toBe(guards.includes('"onlyAdmin"'));
      const [, role] = /`(\w+_ROLE)`$/.exec(who ?? '') ?? [];
      if (guards.includes('"onlyRole"')) expect(guards, name).toContain(`"${role}"`);
      else expect(/or `\w+_ROLE`$/.test(who ?? ''), name).toBe(false);
    }
    // The right to upgrade is checked in an internal call.
    expect(modifiersOf('_authorizeUpgrade')).toContain('"onlyAdmin"');
  });

  it('lack in the interface what the page says', () => {
    const missing = functions.filter(({ declared }) => !declared).map(({ name }) => name);
    expect(missing.sort()).toEqual(['UPGRADE_INTERFACE_VERSION', 'initialize', 'upgradeToAndCall']);
  });

  it('have errors where they can fail', () => {
    const errorsOf = (name: string) => functions.find((one) => one.name === name)?.errors;
    expect(errorsOf('setMinFeeUSD')).toEqual([
      'SablierComptroller_MaxFeeUSDExceeded',
      'UnauthorizedAccess',
    ]);
    expect(errorsOf('execute')).toContain('CallerNotAdmin');
  });
});

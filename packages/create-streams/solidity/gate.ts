import type { Answers } from '../answers';
import { literalOf } from '../feed-address';
import { replaceInSample } from '../samples';
import { wizardTargetPrice } from '../terms';

/** A function of a price-gated sample, with the end of the answers. */
export const withSolidityExpiry = (section: string, { expiry }: Answers): string =>
  section.includes('52 weeks') ? replaceInSample(section, '52 weeks', `${expiry} days`) : section;

/** The price feed of the deployment: a literal, or the environment's. */
export const feedOf = ({ feed }: Answers): string =>
  feed === '' ? 'vm.envAddress("ORACLE")' : literalOf(feed);

/** The target price as the contract takes it, with 8 decimals. */
export const targetLiteral = (answers: Answers): string => String(wizardTargetPrice(answers));

/** The test of what is released below the target, at it, and at the end. */
export const gateTest = (answers: Answers): string[] => [
  '    function test_ReleasesAtTheTargetPrice() public {',
  '        uint256 streamId = create()[0];',
  `        assertEq(lockup.getEndTime(streamId) - lockup.getStartTime(streamId), ${answers.expiry} days);`,
  '        assertEq(lockup.streamedAmountOf(streamId), 0);',
  '        gate.setPrice(int256(uint256(TARGET)));',
  '        assertEq(lockup.streamedAmountOf(streamId), AMOUNT);',
  '        gate.setPrice(int256(uint256(TARGET - 1)));',
  '        assertEq(lockup.streamedAmountOf(streamId), 0);',
  '        vm.warp(lockup.getEndTime(streamId));',
  '        assertEq(lockup.streamedAmountOf(streamId), AMOUNT);',
  '    }',
];

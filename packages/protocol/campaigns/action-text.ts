import type { CallText } from '../calls/types';
import type { CampaignAction } from './actions';
import type { CampaignFact } from './types';

/** The values of a form, as typed; absent ones are not entered yet. */
interface ClaimShown {
  index?: string | undefined;
  recipient?: string | undefined;
  /** With its unit. */
  amount?: string | undefined;
  to?: string | undefined;
}

type Describe = (fact: CampaignFact, shown: ClaimShown) => CallText;

const DEFAULT_TYPE = 0;
const ATTESTED_TYPE = 1;

const entryOf = ({ index, amount }: ClaimShown): string =>
  `${index === undefined ? 'the entry that you enter' : `entry ${index}`}${amount === undefined ? '' : ` of ${amount}`}`;

const recipientIn = ({ recipient }: ClaimShown): string => recipient ?? 'the address on the list';
const targetIn = ({ to }: ClaimShown): string => to ?? 'the address that you enter';

const isEarly = ({ version }: CampaignFact): boolean => version === 'v1.1' || version === 'v1.2';

/** The effect of a claim for the address that gets its tokens. */
function pays(fact: CampaignFact, shown: ClaimShown, whom: string): string {
  const entry = entryOf(shown);
  switch (fact.kind) {
    case 'instant':
      return `Claims ${entry} and sends the tokens to ${whom}.`;
    case 'variable':
      return `Claims ${entry} and sends what has vested of it by then to ${whom}. The rest of the entry is given up.${
        fact.version === 'v3.0'
          ? ' If `isRedistributionEnabled` answers true, a claim from `VESTING_END_TIME` on also pays a share of what early claims gave up.'
          : ''
      }`;
    case 'execute':
      return `Claims ${entry}: the campaign lets the contract that \`TARGET\` names take the tokens, and calls its function \`SELECTOR\` with the arguments that you enter.`;
    case 'linear':
    case 'tranched':
      return `Claims ${entry} and opens a Lockup stream with ${whom} as its recipient.${
        isEarly(fact)
          ? ' Vesting begins with the claim.'
          : fact.version === 'v1.3'
            ? ''
            : ' Once the vesting of the campaign has ended, the tokens are sent instead.'
      }`;
  }
}

const OPEN = 'the campaign has not started or has ended';

/** When a claim fails, with the claim type that it needs from v3.0 on. */
function failsFor({ version, kind }: CampaignFact, type: number | null, more = ''): string {
  const typed =
    version === 'v3.0' && type !== null
      ? ` It also fails unless \`CLAIM_TYPE\` answers ${type}.`
      : '';
  const zero = kind === 'variable' ? ', if nothing has vested yet' : '';
  const ended =
    version === 'v1.1' || version === 'v1.2' || version === 'v1.3'
      ? 'the campaign has ended'
      : OPEN;
  return `Fails if ${ended}, if the entry was claimed before, if index, address, amount and proof do not belong together${zero}, or if the campaign holds too few tokens.${more}${typed}`;
}

/** The effects of a claim that cannot be undone. */
function finalOf(fact: CampaignFact, elsewhere: boolean): string {
  const once = 'An entry can be claimed once, and a claim cannot be undone.';
  if (fact.kind === 'variable') {
    return `${once} What an early claim gives up does not come back: read \`calculateForgoneAmount\` first.`;
  }
  return elsewhere ? `${once} Tokens at a wrong address are lost.${streamReceiver(fact)}` : once;
}

/** A claim of a vested campaign can open its stream for an address that cannot withdraw from one. */
const streamReceiver = ({ kind }: CampaignFact): string =>
  kind === 'linear' || kind === 'tranched'
    ? ' An exchange, or a contract that cannot handle NFTs, keeps a stream forever.'
    : '';

const HOLDER = 'The address on the list, from its own account.';

const descriptions: Readonly<Record<CampaignAction, Describe>> = {
  claim: (fact, shown) => ({
    who: 'Anybody. The tokens go to the address on the list in any case.',
    does: pays(fact, shown, recipientIn(shown)),
    fails: failsFor(fact, DEFAULT_TYPE),
    final: finalOf(fact, false),
  }),
  claimTo: (fact, shown) => ({
    who: HOLDER,
    does: pays(fact, shown, targetIn(shown)),
    fails: failsFor(fact, DEFAULT_TYPE),
    final: finalOf(fact, true),
  }),
  claimViaSig: (fact, shown) => ({
    who: `Anybody who has the signature of ${recipientIn(shown)} over exactly these values.`,
    does: pays(fact, shown, targetIn(shown)),
    fails: failsFor(
      fact,
      DEFAULT_TYPE,
      ' It fails as well if the signature is another one, or before the time from which it is valid.',
    ),
    final: `${finalOf(fact, true)} A signature has no end: it can be used until the entry is claimed or the campaign ends.`,
  }),
  claimViaAttestation: (fact, shown) => ({
    who: HOLDER,
    does: pays(fact, shown, targetIn(shown)),
    fails: failsFor(
      fact,
      ATTESTED_TYPE,
      ' It fails as well if no attestor is set, or if the attestation is not by the present attestor, is not for this address, or has expired.',
    ),
    final: finalOf(fact, true),
  }),
  claimAndExecute: (fact, shown) => ({
    who: HOLDER,
    does: pays(fact, shown, ''),
    fails: failsFor(
      fact,
      null,
      ' It fails as well if the contract takes another amount than that of the entry.',
    ),
    final: `${finalOf(fact, false)} The contract credits whom the arguments name: enter them as the organizer gives them.`,
  }),
  clawback: ({ version }, { amount, to }) => ({
    who: 'The admin of the campaign.',
    does: `Sends ${amount ?? 'the amount that you enter'} from the campaign to ${to ?? 'the address that you enter'}.`,
    fails:
      version === 'v1.1'
        ? 'Fails before the campaign has ended, unless the protocol fee of Lockup for the token is above zero; and if the campaign holds less.'
        : 'Fails from seven days after the first claim until the campaign has ended, and if the campaign holds less. A campaign without an expiration never ends.',
    final:
      'Claims that are still open fail once the campaign holds too few tokens. Tokens at a wrong address are lost.',
  }),
};

/** Describes an action with the values entered so far: who may do it, its effect, and what cannot be undone. */
export const describeCampaignAction = (
  action: CampaignAction,
  fact: CampaignFact,
  shown: ClaimShown,
): CallText => descriptions[action](fact, shown);

import { z } from 'zod';
import { describeCampaignAction } from '@sablier-docs/protocol/campaigns/action-text';
import { campaignActionIds, type CampaignAction } from '@sablier-docs/protocol/campaigns/actions';
import {
  campaignKinds,
  campaignReleases,
  type CampaignFact,
} from '@sablier-docs/protocol/campaigns/types';
import { castCall } from '@sablier-docs/kit/calls/cast';
import { waysOut } from '@sablier-docs/kit/calls/ways-out';
import { claimFeeKind } from '@sablier-docs/tools/readings/campaign/claim-fields';
import { findCampaign } from '@sablier-docs/tools/desks/campaign/find';
import {
  campaignCall,
  leadsToRoot,
  readClaim,
} from '@sablier-docs/tools/readings/campaign/read-claim';
import { attachedCoin, feeCeilingCommandOn, feeCeilingField } from '../attached-coin';
import { preparedAnswer, preparedOutput } from '../call';
import { refuseAll } from '../creators';
import { seconds, shortText, unitsInput, whole } from '../inputs';
import { documentedAt } from '../pages';
import { serverReleaseName } from '../release-names';
import type { SiteData } from '../site-data/types';
import { defineTool, ToolRefusal } from '../tool';
import { serverChainNamed } from './chains';

/** Most hashes of a proof, and most characters of bytes, as the form reads them. */
const MOST_HASHES = 64;
const MOST_BYTES = 8_000;

const bytes = (description: string) => z.string().max(MOST_BYTES).describe(description).optional();

/** The fields of the form on the page; each action lists those that it needs. */
const fields = z.strictObject({
  index: whole('Index of the entry on the list.').optional(),
  recipient: shortText('Address of the entry.').optional(),
  units: unitsInput('Amount of the entry, or of a clawback').optional(),
  proof: z
    .array(z.string().regex(/^0x[0-9a-fA-F]{64}$/, 'Give 0x and 64 hex digits.'))
    .max(MOST_HASHES)
    .optional()
    .describe('Merkle proof of the entry; [] for a list with one entry.'),
  to: shortText(
    'Address that gets the tokens (claimTo, claimViaSig, claimViaAttestation, clawback).',
  ).optional(),
  validFrom: seconds('Second from which the signature of claimViaSig is valid').optional(),
  signature: bytes('Signature of the recipient for claimViaSig.'),
  expireAt: seconds(
    'Second until which the attestation of claimViaAttestation is valid',
  ).optional(),
  attestation: bytes('Attestation for claimViaAttestation.'),
  selectorArguments: bytes('Arguments of the called function for claimAndExecute; 0x for none.'),
  fee: whole('What the view named in `fee.read` answers now, in wei.').optional(),
  feeCeiling: feeCeilingField,
});

type Fields = Omit<z.infer<typeof fields>, 'feeCeiling'>;

const NOTE =
  'Unsigned, and not checked against the chain: whether the campaign comes from the named factory, holds enough tokens, is open, and has not paid this entry. Run `read` first: a campaign without the event of its factory, which the first command finds, is not one of Sablier. Simulate the call.';

/** The calldata of claims and clawbacks. */
export const claimTool = defineTool({
  name: 'claim',
  title: 'Prepare a claim of an airdrop',
  description:
    'Encodes a claim (or the clawback of the admin) on a campaign of any release and kind of Airdrops as unsigned calldata, checks the proof against a root, and says who may send it, which fee to read first and what is final. Entry and proof come from the file of the campaign. It takes no key and sends nothing.',
  input: {
    campaign: shortText('Address of the campaign, or its link in the app.'),
    chain: shortText('Id or name of the chain, for example "8453" or "base".'),
    factory: shortText(
      'Address of the contract whose event announced the campaign: names its release, and is checked.',
    ).optional(),
    release: z
      .enum(campaignReleases)
      .optional()
      .describe('Release of the campaign, without `factory`.'),
    kind: z
      .enum(campaignKinds)
      .optional()
      .describe(
        'Kind of the campaign. With `factory` it is needed where a factory creates several.',
      ),
    action: z
      .enum(campaignActionIds as [CampaignAction, ...CampaignAction[]])
      .describe(
        'What to do. claim needs index, recipient, units, proof; claimTo also to; claimViaSig to, validFrom, signature; claimViaAttestation to, expireAt, attestation; claimAndExecute selectorArguments; each also fee where the release has one. clawback needs to and units alone.',
      ),
    fields: fields.default({}).describe('The fields of the action, and no others.'),
    merkleRoot: z
      .string()
      .regex(/^0x[0-9a-fA-F]{64}$/, 'Give 0x and 64 hex digits.')
      .optional()
      .describe('What `MERKLE_ROOT` of the campaign answers: the entry is checked against it.'),
  },
  output: {
    campaign: z.string(),
    contract: z.string(),
    fee: z.strictObject({
      kind: z.enum(['none', 'fixed', 'minimum']),
      read: z.string().nullable().describe('Command that reads it; null without a fee.'),
      ceiling: z
        .string()
        .nullable()
        .describe("Command that reads the most that it may be, from Sablier's own comptroller."),
      says: z.string(),
    }),
    read: z
      .array(z.string())
      .describe(
        'Commands to run first. The first finds the event in which the factory announced the campaign: without it, do not sign. The others tell whether a claim can succeed.',
      ),
    proven: z
      .boolean()
      .nullable()
      .describe('Whether the entry leads to `merkleRoot`; null when no root was given.'),
    ...preparedOutput,
  },
  async run(args, site) {
    const siteData = await site.data();
    const { fact, address, chainId } = campaignOf(args, siteData);
    const known = {
      page: siteData.siteUrl + documentedAt.claims,
      release: serverReleaseName('airdrops', fact.version),
    };
    const { action } = args;
    const fn = fact.calls.find(({ name }) => name === action);
    if (!fn) {
      throw new ToolRefusal(
        `${fact.contract} of ${known.release} has no \`${action}\`. It has ${fact.calls.map(({ name }) => name).join(', ')}.`,
      );
    }
    const { feeCeiling, ...fields } = args.fields;
    const reading = readClaim(action, fn, fact, textsOf(fields), address);
    const taken: readonly string[] = reading.keys.includes('fee')
      ? [...reading.keys, 'feeCeiling']
      : reading.keys;
    const unused = Object.keys(args.fields).filter((key) => !taken.includes(key));
    if (unused.length > 0) {
      throw new ToolRefusal(
        `${known.release} takes no ${unused.map((key) => `\`${key}\``).join(', ')} for \`${action}\`. Fields of this action: ${taken.join(', ')}.`,
      );
    }
    const fee = {
      ...feeOf(fact, address),
      ceiling: reading.keys.includes('fee') ? feeCeilingCommandOn(chainId, siteData) : null,
    };
    refuseAll(
      Object.entries(reading.problems).map(([key, problem]) => [
        `fields.${key}`,
        key === 'fee' && fee.read && args.fields.fee === undefined
          ? `Give the answer of \`${fee.read}\`, in wei; 0 means that there is no fee.`
          : problem,
      ]),
    );
    const proven = args.merkleRoot === undefined ? null : leadsToRoot(args.merkleRoot, reading);
    const call = campaignCall(fn, fact, { chainId, address }, reading);
    if (!call) throw new Error(`${action} of ${fact.contract} has no call.`);
    const unproven = proven === false;
    const out = waysOut({ calls: [call], prepared: [], withheld: { unproven } });
    if (out.toCopy.length === 0) {
      throw new ToolRefusal(
        'The entry does not lead to this root: index, recipient, amount or proof differ from the list. The campaign would refuse the claim.',
      );
    }
    const coin = attachedCoin(
      {
        call,
        fee: BigInt(fields.fee ?? 0),
        ceiling: feeCeiling,
        receiver: 'the campaign',
        isFixed: fee.kind === 'fixed',
      },
      siteData,
    );
    const { index, recipient, units: amount, to } = fields;
    const shown = { index, recipient, to, amount: amount && `${amount} smallest units` };
    const text = describeCampaignAction(action, fact, shown);
    return {
      ...known,
      campaign: address,
      contract: fact.contract,
      fee,
      read: [
        castCreationEvent(fact, chainId, address),
        ...(action === 'clawback' ? [] : readsOf(fact, address, fields)),
      ],
      proven,
      ...preparedAnswer({ ...text, does: `${coin}${text.does}` }, out.toCopy, NOTE),
    };
  },
});

interface Named {
  campaign: string;
  chain: string;
  factory?: string | undefined;
  release?: string | undefined;
  kind?: string | undefined;
}

/** @throws a Refusal when the campaign is not named completely, or its factory is not Sablier's */
function campaignOf(
  { campaign, chain: text, factory, release, kind }: Named,
  siteData: SiteData,
): { fact: CampaignFact; address: string; chainId: number } {
  const { campaigns } = siteData;
  const chain = serverChainNamed(text, siteData);
  const here = campaigns.filter(({ factories }) => factories[chain.id] !== undefined);
  const named = here.find((one) => one.version === release && one.kind === kind);
  const origin = factory ?? named?.factories[chain.id];
  if (origin === undefined) {
    const known = [...new Set(here.map((one) => `${one.version} ${one.kind}`))].join(', ');
    throw new ToolRefusal(
      known === ''
        ? `Sablier has no factory of campaigns on ${chain.name}.`
        : `Give \`factory\`, the address of the contract whose event announced the campaign, or \`release\` and \`kind\`. On ${chain.name}: ${known}.`,
    );
  }
  const plain = /0x[0-9a-fA-F]{40}/.exec(campaign)?.[0] ?? campaign;
  const query = { pasted: campaign, chainId: String(chain.id), address: plain, factory: origin };
  const found = findCampaign({ ...query, contract: contractOf(here, kind) }, campaigns);
  if (!found) throw new ToolRefusal('Give the address of the campaign.');
  if ('problem' in found) throw new ToolRefusal(found.problem);
  const fact =
    found.kinds.find((one) => one.kind === kind && (!release || one.version === release)) ??
    (kind === undefined ? found.fact : null);
  if (!fact) {
    throw new ToolRefusal(
      `This factory creates ${found.kinds.map((one) => `${one.kind} (${one.version})`).join(', ')}: name one with \`kind\`.`,
    );
  }
  return { fact, address: found.address, chainId: chain.id };
}

const contractOf = (facts: readonly CampaignFact[], kind: string | undefined): string =>
  facts.find((one) => one.kind === kind)?.contract ?? '';

/** The texts of the form; a proof is written as JSON. */
const textsOf = ({ proof, ...texts }: Fields) =>
  ({ ...texts, ...(proof ? { proof: JSON.stringify(proof) } : {}) }) as Readonly<
    Record<string, string>
  >;

const SAYS = {
  none: 'This release charges no fee.',
  fixed: 'A fixed fee in wei: exactly the answer of FEE is attached.',
  minimum:
    'A minimum that follows the price of the coin: 5.3 percent is added to the answer, which covers a fall of the price by 5 percent. The excess is not returned.',
} as const;

function feeOf(fact: CampaignFact, address: string) {
  const kind = claimFeeKind(fact);
  const name = kind === 'minimum' ? 'calculateMinFeeWei' : 'FEE';
  const view = kind === 'none' ? undefined : fact.views.find((one) => one.name === name);
  return { kind, read: view ? castCall(address, view) : null, says: SAYS[kind] };
}

/**
 * A command that finds the event in which the factory announced the campaign. An event has the address in a topic, or
 * at the beginning of its data.
 */
function castCreationEvent(fact: CampaignFact, chainId: number, campaign: string): string {
  const digits = campaign.slice(2).toLowerCase();
  const find = `cast logs --address ${fact.factories[chainId]} --from-block "$FROM_BLOCK" --rpc-url "$RPC_URL" ${fact.eventTopic}`;
  return fact.isIndexed ? `${find} 0x${digits.padStart(64, '0')}` : `${find} | grep -i ${digits}`;
}

/** Commands for the views that decide about a claim. */
function readsOf({ views }: CampaignFact, address: string, { index }: Fields): string[] {
  const wanted = ['MERKLE_ROOT', 'hasClaimed', 'hasExpired', 'CAMPAIGN_START_TIME', 'CLAIM_TYPE'];
  return views
    .filter(({ name }) => wanted.includes(name))
    .map((view) => castCall(address, view, ...view.inputs.map(() => index ?? 'INDEX')));
}

import { z } from 'zod';
import { waysOut } from '@sablier-docs/kit/calls/ways-out';
import { campaignKinds } from '@sablier-docs/protocol/campaigns/types';
import {
  campaignCreation,
  campaignCreator,
  campaignKeys,
  describeCampaign,
  isCountable,
  readCampaignForm,
} from '@sablier-docs/tools/desks/creation';
import { preparedAnswer, preparedOutput } from '../call';
import { creatorPlace, refuseAll, takeParties } from '../creators';
import { decimals, shortText, unitsInput } from '../inputs';
import { documentedAt } from '../pages';
import { serverReleaseName } from '../release-names';
import { defineTool } from '../tool';

/** Longest list of tranches. */
const MAX_LIST = 5_000;

const date = (description: string) =>
  shortText(
    `${description}: a date in UTC such as "2027-01-31 12:00", or Unix seconds.`,
  ).optional();
const length = (description: string) =>
  shortText(`${description}: such as "90d" or "12h".`).optional();
const share = (description: string) =>
  shortText(`${description}, in percent; 0 unless given.`).optional();

/** The fields of the form on the page. */
const fields = z.strictObject({
  name: shortText('Name of the campaign: up to 64 characters of ASCII.'),
  cid: shortText('CID of the pinned file of the campaign.'),
  start: date('First second of claims; at once unless given').optional(),
  expiration: date('End of claims; none unless given').optional(),
  vestingStart: date('Start of the streams; each claim unless given (linear, tranched)'),
  duration: length('Length of the streams (linear)'),
  cliff: length('Length of the cliff; none unless given (linear)'),
  startShare: share('Share at the start (linear, variable)'),
  cliffShare: share('Share at the cliff (linear)'),
  tranches: z
    .string()
    .max(MAX_LIST)
    .optional()
    .describe('One tranche per line: percent, a space, its length, such as "25 90d" (tranched).'),
  vestingFrom: date('Start of the vesting (variable)'),
  vestingEnd: date('End of the vesting (variable)'),
  target: shortText('Contract that gets the tokens (execute).').optional(),
  selector: shortText('Its function, such as "stake(uint256)" (execute).').optional(),
});

const NOTE =
  'Unsigned, and not checked against the chain or the file. The call moves no tokens: after it, transfer exactly the total to the address of the campaign in its event, never to the factory.';

/** A field of the input, and what is wrong with it. */
type Fault = [field: string, says: string];

/** @param total in the smallest unit of the token */
function listFaults(total: bigint, recipients: number, root: string): Fault[] {
  const faults: Fault[] = [];
  if (total === 0n || !isCountable(total))
    faults.push(['total', 'Give a sum above 0 that fits uint128.']);
  else if (total < BigInt(recipients))
    faults.push([
      'total',
      `${total} is less than one smallest unit for each of ${recipients} recipients. Give the sum of the list in the smallest unit.`,
    ]);
  if (BigInt(root) === 0n)
    faults.push(['root', 'This root is zero, and no list leads to it: nobody could claim.']);
  return faults;
}

/** Fields that another kind of campaign has, and this one does not. */
function unknownFields(given: object, kind: (typeof campaignKinds)[number]): Fault[] {
  const keys: readonly string[] = campaignKeys(kind);
  return Object.keys(given)
    .filter((key) => !keys.includes(key))
    .map((key) => [`fields.${key}`, `This kind takes ${keys.join(', ')}.`]);
}

/** The calldata that creates a campaign. */
export const createCampaignTool = defineTool({
  name: 'create_campaign',
  title: 'Prepare the creation of an airdrop campaign',
  description:
    'Encodes the creation of a campaign of the newest Airdrops release (instant, linear, tranched, variable, execute) as unsigned calldata, from the root of a list that a campaign file already has. Says what is final. It takes no key and sends nothing.',
  input: {
    chain: shortText('Id or name of the chain, for example "8453" or "base".'),
    kind: z.enum(campaignKinds).describe('Kind of the campaign.'),
    token: shortText('Address of the token.'),
    decimals: decimals("The token's decimals."),
    admin: shortText(
      'Address that may take unclaimed tokens back, and is the sender of the streams.',
    ),
    root: z
      .string()
      .regex(/^0x[0-9a-fA-F]{64}$/, 'Give 0x and 64 hex digits.')
      .describe('Merkle root of the list.'),
    total: unitsInput('Sum of the list'),
    recipients: z.number().int().min(1).max(10_000_000).describe('Number of entries of the list.'),
    fields: fields.describe('Name, file and the terms of the kind, and no others.'),
    cancelable: z.boolean().default(true).describe('Of the streams (linear, tranched).'),
    transferable: z.boolean().default(true).describe('Of the streams (linear, tranched).'),
    redistributes: z
      .boolean()
      .default(false)
      .describe('Whether given up tokens go to those who claim everything (variable).'),
  },
  output: { contract: z.string(), ...preparedOutput },
  async run(args, site) {
    const siteData = await site.data();
    const { kind, total: text, recipients, root, decimals: places } = args;
    const creator = siteData.creation[campaignCreator[kind]];
    const { chain, address } = creatorPlace(args.chain, 'airdrops', creator, siteData);
    const asked = { token: args.token, sender: args.admin };
    const named: Fault[] = [];
    const { token, sender: admin } = takeParties(['token', 'sender'], asked, address, named);
    const total = BigInt(text);
    const problems = [
      ...named.map(([key, says]): Fault => [key === 'sender' ? 'admin' : key, says]),
      ...listFaults(total, recipients, root),
      ...unknownFields(args.fields, kind),
    ];
    const texts = args.fields as Readonly<Record<string, string>>;
    const reading = readCampaignForm(texts, kind, site.now());
    for (const [key, says] of Object.entries(reading.problems))
      problems.push([`fields.${key}`, says]);
    refuseAll(problems);
    const { terms, special } = reading;
    if (!terms || !special) throw new Error(`A campaign of the kind ${kind} has no terms.`);
    const { cancelable, transferable, redistributes } = args;
    const choices = { cancelable, transferable, redistributes };
    const all = { ...terms, chainId: chain.id, token, admin, root, total, recipients };
    const call = campaignCreation(siteData.creation, all, special, choices);
    const out = waysOut({ calls: [call], prepared: [], withheld: {} });
    const list = { total, recipients, decimals: places };
    return {
      page: siteData.siteUrl + documentedAt.campaigns,
      release: serverReleaseName('airdrops', creator.version),
      contract: `${creator.contract} on ${chain.name}`,
      ...preparedAnswer(describeCampaign(list, admin, reading, kind, choices), out.toCopy, NOTE),
    };
  },
});

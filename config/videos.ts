// cspell:ignoreRegExp /'[\w-]{11}'/g
import type { AppTaskId } from '@sablier-docs/protocol/project/app-status';

export interface Video {
  /** Id on YouTube. */
  id: string;
  group: 'Vesting' | 'Payments' | 'Airdrops' | 'Other' | 'Solana';
  /** Our description of the recording. */
  topic: string;
  /** The task of the app; its state tells whether the app still offers the recorded steps. */
  task: AppTaskId | 'solanaApp';
}

const video = (group: Video['group'], topic: string, id: string, task: Video['task']): Video => ({
  id,
  group,
  topic,
  task,
});

/** The team's recordings. Every task in them is also described in text on the How to pages. */
export const videos: readonly Video[] = [
  video('Vesting', 'withdraw', 'XIcYied15BM', 'withdraw'),
  video('Vesting', 'create a stream', '0rgYaZhA0is', 'createVesting'),
  video('Vesting', 'create streams from a CSV file', 'oqjx2muvcX4', 'createFromCsv'),
  video('Vesting', 'create a stream from a Safe', 'z94OHVk-BXU', 'createVesting'),
  video('Vesting', 'shapes and settings', '37CZzlnOSRI', 'createVesting'),
  video('Vesting', 'cancel many streams at once', 'fRlUAMx2YFA', 'manage'),
  video('Vesting', 'sell and buy stream NFTs on a marketplace', 'S_TTU3VyKOU', 'manage'),
  video('Payments', 'withdraw', 'u8cGre6WW3E', 'withdrawPayment'),
  video('Payments', 'create a stream', 'z8LFPedx8Kk', 'createPayment'),
  video('Payments', 'payroll for a team', 'ffqGPQz8oQY', 'createPayment'),
  video('Payments', 'top up', 'lVSuWR-xC98', 'manage'),
  video('Payments', 'handle many streams', 'uzZH9UUjtZI', 'manage'),
  video('Airdrops', 'claim from an instant campaign', 'vTwqteJ9oAI', 'claim'),
  video('Airdrops', 'claim from a vested campaign', 'vZTDZV8VaaA', 'claim'),
  video('Airdrops', 'set up an instant campaign', 'cgEFYDtL3RU', 'createCampaign'),
  video('Airdrops', 'set up a vested campaign', 'xDTLGGewjNU', 'createCampaign'),
  video('Other', 'withdraw with Fireblocks', 't92yJmT3HkY', 'withdraw'),
  video('Other', 'create with Fireblocks', '40UZyctH5tY', 'createVesting'),
  video(
    'Other',
    'a ZKsync governance proposal with a vesting stream',
    '3mWXLR8qtOs',
    'createVesting',
  ),
  video('Other', 'launch a token with CreateMyToken and vest it', 'izl9mlsXhpI', 'createVesting'),
  video('Solana', 'claim an airdrop', 'hKQ3eXdVk7k', 'solanaApp'),
  video('Solana', 'withdraw from a stream', 'xL4_yncbHYk', 'solanaApp'),
];

export const videoUrl = ({ id }: Video) => `https://www.youtube.com/watch?v=${id}`;

import type { LiveState } from '@site/src/components/Wallet/state';
import type { CampaignAnswers } from '@site/src/tools/campaigns/reading/answers';

export type CampaignLive = LiveState<CampaignAnswers>;

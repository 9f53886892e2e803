import type { LiveState } from '@site/src/components/Wallet/state';
import type { StreamAnswers } from '@site/src/tools/desk/reading/answers';

export type StreamLive = LiveState<StreamAnswers>;

import { resultOf } from './check-result';
import type { CheckRequest, CheckResponse } from './worker-messages';

const send = (response: CheckResponse) => self.postMessage(response);

self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  send({ type: 'done', result: resultOf(data, (done) => send({ type: 'progress', done })) });
});

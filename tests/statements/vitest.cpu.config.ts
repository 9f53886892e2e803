import base from './vitest.config';
const b = base as any;
export default { ...b, test: { ...b.test, setupFiles: [...[b.test.setupFiles ?? []].flat(), '/tmp/gate/cpu-setup.ts'] }, server: { fs: { strict: false } } };

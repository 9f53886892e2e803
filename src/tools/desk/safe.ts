export { safeChecksum, safeFile } from '../calls/safe';

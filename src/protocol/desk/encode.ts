export { encodeCall, signatureOf, type Value } from '../calls/encode';

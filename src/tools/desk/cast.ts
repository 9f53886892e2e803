export { castCall, castSend } from '../calls/cast';

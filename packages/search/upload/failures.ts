import { InvalidRecordsError } from './records.ts';
import { UsageError, type UploadTarget } from './options.ts';

interface ClientError {
  name?: string;
  status?: number;
  message?: string;
}

/** The service reports that the index does not exist. */
export const isMissingIndex = (error: unknown): boolean => (error as ClientError).status === 404;

/** A message with the problem and the fix. It contains no keys. */
export function explain(error: unknown, target: UploadTarget | undefined): string {
  if (error instanceof UsageError || error instanceof InvalidRecordsError) return error.message;
  const { name, status, message = '' } = error as ClientError;
  if (name === 'RetryError') {
    return (
      `No host of the app ${target?.appId} answered. Check ALGOLIA_APP_ID and the network. ` +
      'The index is as it was.'
    );
  }
  if (status === 403 && /Invalid Application-ID/i.test(message)) {
    return (
      `The service does not know the key for the app ${target?.appId}. ` +
      'Check ALGOLIA_APP_ID and ALGOLIA_WRITE_KEY.'
    );
  }
  if (status === 401 || status === 403) {
    return (
      `The service refused a key: ${message}. ALGOLIA_WRITE_KEY needs the rights addObject, ` +
      'deleteIndex, settings and editSettings; ALGOLIA_API_KEY needs search.'
    );
  }
  if (status !== undefined) return `The service refused with status ${status}: ${message}.`;
  return `The upload failed: ${message || String(error)}`;
}

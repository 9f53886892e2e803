/** The fields of the tools by what people type into them. */
export type InputKind =
  | 'amount of a token with 6 decimals'
  | 'amount of a token with 18 decimals'
  | 'amount of a token without decimals'
  | 'percentage'
  | 'exponent'
  | 'fee in wei'
  | 'decimals'
  | 'rate without a period'
  | 'rate for 30 days'
  | 'date'
  | 'day of a report'
  | 'duration'
  | 'tranches'
  | 'address'
  | 'IDs of streams'
  | 'streams with amounts'
  | 'streams of a report'
  | 'transaction'
  | 'stream'
  | 'campaign'
  | 'message to check'
  | 'text to sign'
  | 'list of people'
  | 'list for a plan'
  | 'list of streams'
  | 'file of a campaign';

/** Each text with the beginning of what has to be said. */
export type Rows = readonly (readonly [text: string, says: string])[];

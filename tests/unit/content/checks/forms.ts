/*
 * Other ways to say that a role may do something, as the one that the check of rights reads: "The recipient is allowed
 * to cancel" becomes "The recipient can cancel".
 */

const ROLE =
  '(?:(?:the|a|an|its|their|any|every) )?(?:sender|recipient|operator|comptroller|admin|stranger|third party|anyone|anybody|everyone)s?';
const VERBS: Readonly<Record<string, string>> = {
  canceling: 'cancel',
  renouncing: 'renounce',
  pausing: 'pause',
  restarting: 'restart',
  refunding: 'refund',
  voiding: 'void',
  withdrawing: 'withdraw',
  burning: 'burn',
  cancellation: 'cancel',
  cancellations: 'cancel',
  refunds: 'refund',
  withdrawals: 'withdraw',
  clawback: 'clawback',
  'claw back': 'clawback',
  depositing: 'deposit',
  adjusting: 'adjust',
};

const NOUNS = `(${Object.keys(VERBS).join('|')})`;
const verbOf = (noun: string): string => VERBS[noun.toLowerCase()] ?? '';

/** What a stream is called where its product is meant. */
const VESTING = '(?:(?:a|the|an|its|their|any|every) )?(?:vesting|Lockup|cancelable)(?: streams?)?';
const PAYMENT = '(?:a|the|an|its|their|any|every) (?:payment |Flow )?streams?';

const FORMS: readonly (readonly [RegExp, string | ((...parts: string[]) => string)])[] = [
  [
    /\bpaye(r|e)(s?)\b(?! has)/gi,
    (_, who = '', many = '') => (who === 'r' ? 'sender' : 'recipient') + many,
  ],
  [/\bwhoever (?:runs|controls|manages) the comptroller\b/gi, 'the comptroller'],
  [/\b(?:manager|administrator)s? of (?:a|the) campaign\b/gi, 'the admin'],
  [
    /\b(?:(?:an|the|any) (?:account|address|wallet)|anyone|anybody|whoever) (?:with|has|holds) (?:an )?approval(?: (?:for|of) (?:the|an|its) (?:NFT|owner|recipient))?\b/gi,
    'an operator',
  ],
  [/\bput(s?) (?:a|the|an|its|their|any) (?:\w+ )?(streams?) on hold\b/gi, 'pause$1 the $2'],
  [new RegExp(`\\b(?:terminate|call off|end)(s?) ${VESTING}\\b`, 'gi'), 'cancel$1 the stream'],
  [new RegExp(`\\b(?:halt|suspend)(s?) ${PAYMENT}\\b`, 'gi'), 'pause$1 the stream'],
  [
    new RegExp(
      `\\b${NOUNS}\\b([^.,;]*?) (?:is|are) (?:reserved (?:to|for)|the business of|a matter for) (${ROLE})`,
      'gi',
    ),
    (_, noun = '', rest = '', role = '') => `only ${role} can ${verbOf(noun)}${rest}`,
  ],
  [/\b(?:is|are) (?:also )?(?:allowed|permitted|able|free|entitled) to\b/gi, 'can'],
  [/\b(?:has|have) the (?:right|power|permission) to\b/gi, 'can'],
  [/\b(?:has|have) no (?:way|right|power|function|permission) to\b/gi, 'cannot'],
  [
    /\bany (?:account|address|wallet|caller)\b(?! (?:that|which|whose|other|the|you|of))/gi,
    'anyone',
  ],
  [/\bclaw(s?) (?:the|its|their) \w+ back\b/gi, 'claw$1 back'],
  [
    new RegExp(`(\`\\w+\`) (?:can|may) (?:also )?be (?:called|sent|used) by (${ROLE})`, 'gi'),
    '$2 calls $1',
  ],
  [
    /\b(?:both parties|both sides|either party|either side|each side|each party)(?: of [^.,;]*?)?(?= (?:can|may|could|must)\b)/gi,
    'the sender and the recipient',
  ],
  [/\bwhoever (?:owns|holds) (?:it|(?:the|a|its) (?:NFT|stream))\b/gi, 'the recipient'],
  [/\bthe (?:owner|holder) of (?:the|a) (?:stream )?NFT\b/gi, 'the recipient'],
  [/\bas (?:a|the) (sender|recipient), you\b/gi, 'the $1'],
  [/\bif you receive (?:a|the) [^,]*, you\b/gi, 'the recipient'],
  [/\bif you (?:send|pay|fund|created?) (?:a|the) [^,]*, you\b/gi, 'the sender'],
  [/\b(?:an|the|any) approved (?:account|address|wallet)\b/gi, 'an operator'],
  [/\bapproved (?:accounts|addresses|wallets)\b/gi, 'operators'],
  [new RegExp(`\\b(?:nobody|no one)(?: else)? (?:but|than|except) (${ROLE})`, 'gi'), 'only $1'],
  [/\bby (?:either|both|each) (?:party|parties|sides?)\b/gi, 'by the sender and the recipient'],
  [/\bmove(s?) (?=(?:the|its|their|a) (?:stream )?NFTs?\b)/gi, 'transfer$1 '],
  [
    new RegExp(
      `\\b${NOUNS}\\b([^.,;]*?) (?:is|are) (?:up to|possible for|open to|left to) (${ROLE})`,
      'gi',
    ),
    (_, noun = '', rest = '', role = '') => `${role} can ${verbOf(noun)}${rest}`,
  ],
];

/** The sentence with its rights in the plain form. */
export const plainForm = (sentence: string): string =>
  FORMS.reduce(
    (text, [form, plain]) =>
      typeof plain === 'string' ? text.replace(form, plain) : text.replace(form, plain),
    sentence,
  );

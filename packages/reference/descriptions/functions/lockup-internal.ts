/** Internal functions, modifiers and stored values of Lockup. */
export const lockupInternals = {
  'lockup/SablierLockup._withdrawableAmountOf':
    'Subtracts the withdrawn amount from the streamed amount. It does not check that the stream exists, and {withdrawMax} calls it before that check.',
  'lockup/SablierLockup._cancel':
    'Does the work of {cancel} after its checks of status and caller: checks that the stream is not settled and is cancelable, stores the refund, transfers it, emits the events, and runs the hook.',
  'lockup/SablierLockup._withdraw':
    'Does the work of {withdraw} after its checks: compares the fee, stores the withdrawal, marks the stream as depleted if nothing is left, transfers the tokens, and emits the event.',
  'lockup/SablierLockupLinear._createLL':
    'Does the work of both functions that open a linear stream: turns a granularity of 0 into 1 second, checks the parameters, stores them, and emits the event after the deposit has arrived.',
  'lockup/SablierLockupDynamic._createLD':
    'Does the work of both functions that open a dynamic stream: checks the parameters, stores the segments, and emits the event after the deposit has arrived.',
  'lockup/SablierLockupTranched._createLT':
    'Does the work of both functions that open a tranched stream: checks the parameters, stores the tranches, and emits the event after the deposit has arrived.',
  'lockup/SablierLockupPriceGated._createLPG':
    'Does the work of {createWithTimestampsLPG}: checks the parameters, stores feed and target, and emits the event after the deposit has arrived.',
  'lockup/SablierBatchLockup._approve':
    'Raises the allowance of the Lockup contract to `amount` if it is lower. An allowance is set to 0 first where a token, such as USDT, refuses to change one that is not 0.',
  'lockup/SablierBatchLockup._handleTransfer':
    'Takes the sum of the deposits from the caller and lets the Lockup contract spend it.',
  'lockup/SablierLockup._isCallerStreamRecipientOrApproved':
    'Answers whether the caller owns the NFT, is approved for it, or is an operator of its owner.',
  'lockup/SablierLockup._update':
    'Moves, mints or burns an NFT, asks for its metadata to be read again, and refuses to move one that is not transferable. Mints and burns need no flag.',
  'lockup/SablierLockupState._create':
    'Stores what all models have in common, mints the NFT, counts the id and the deposit, and then takes the deposit from the caller. {SablierLockup} has the code.',
  'lockup/SablierLockupState._streamedAmountOf':
    'Computes what has been released, by the library function of the model. Once a stream is depleted it is what was withdrawn, after a cancellation what had streamed until then.',
  'lockup/SablierLockupState._statusOf':
    'Computes the status from what is stored and from the time. Callers have checked that the stream exists.',
  'lockup/SablierLockupState._modelCheck':
    'Reverts unless the stream has the model that the getter is for. It is the body of {modelCheck}.',
  'lockup/SablierLockupState._notNull':
    'Reverts for an id that no stream has: its sender is the zero address. It is the body of {notNull}.',
  'lockup/SablierLockupState.modelCheck': 'Lets a getter run only for streams of its model.',
  'lockup/SablierLockupState.notNull': 'Lets a function run only for an id that a stream has.',
  'lockup/SablierLockupState._allowedToHook': 'Which recipients have their hooks run.',
  'lockup/SablierLockupState._cliffs':
    'The end of the cliff of each linear stream, in Unix seconds.',
  'lockup/SablierLockupState._granularities':
    'The seconds between two unlocks of each linear stream.',
  'lockup/SablierLockupState._priceGatedUnlockParams':
    'Feed and target of each price-gated stream.',
  'lockup/SablierLockupState._segments': 'The curve of each dynamic stream.',
  'lockup/SablierLockupState._streams': 'What all models have in common, by the id of the stream.',
  'lockup/SablierLockupState._tranches': 'The unlock steps of each tranched stream.',
  'lockup/SablierLockupState._unlockAmounts': 'What each linear stream unlocks at once.',
} as const;

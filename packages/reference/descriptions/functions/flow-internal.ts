/** Internal functions, modifiers and stored values of Flow. */
export const flowInternals = {
  'flow/SablierFlow._adjustRatePerSecond':
    'Writes the debt until now into the snapshot, moves the snapshot to this block unless the stream has not started, and stores the new rate. {pause} and {restart} go through it as well.',
  'flow/SablierFlow._create':
    'Does the work of {create} and {createAndDeposit}: checks the parameters, stores the stream, mints its NFT, and emits the event.',
  'flow/SablierFlow._deposit':
    'Does the work of all functions that deposit: adds the amount to the balance, transfers it from the caller, and emits the event.',
  'flow/SablierFlow._pause':
    'Does the work of all functions that pause: refuses a stream that has not started, sets the rate to 0, and emits the event.',
  'flow/SablierFlow._refund':
    'Does the work of all functions that refund: checks the amount, takes it from the balance, transfers it to the sender, and emits the event.',
  'flow/SablierFlow._restart':
    'Does the work of {restart} and {restartAndDeposit}: refuses a stream that runs, sets the rate, and emits the event.',
  'flow/SablierFlow._void':
    'Does the work of {void}: checks the caller, cuts the debt down to the balance, marks the stream as voided, and emits the event.',
  'flow/SablierFlow._withdraw':
    'Does the work of {withdraw} and {withdrawMax}: checks fee, amount and destination, takes the amount from debt and balance, transfers it, and emits the event.',
  'flow/SablierFlow.updateMetadata':
    'Runs the function and then asks for the metadata of the NFT to be read again.',
  'flow/SablierFlow._update':
    'Mints or moves an NFT and refuses to move one that is not transferable. A transfer to the zero address is refused, so nobody burns an NFT.',
  'flow/SablierFlow._coveredDebtOf': 'Compares debt and balance and returns the smaller one.',
  'flow/SablierFlow._isCallerStreamRecipientOrApproved':
    'Answers whether the caller owns the NFT, is approved for it, or is an operator of its owner.',
  'flow/SablierFlow._ongoingDebtScaledOf':
    'Multiplies the rate by the seconds since the snapshot. It is 0 before the start and at a rate of 0.',
  'flow/SablierFlow._refundableAmountOf': 'Subtracts the covered debt from the balance.',
  'flow/SablierFlow._totalDebtOf':
    'Adds the debt since the snapshot to the snapshot debt and rounds the sum down to the smallest unit of the token. The balance plays no part.',
  'flow/SablierFlow._uncoveredDebtOf':
    'Subtracts the balance from the debt; 0 if the balance is larger.',
  'flow/SablierFlow._verifyStreamSenderRecipient':
    'Reverts unless the two addresses are the sender and the recipient of the stream at this moment.',
  'flow/SablierFlowState._streams': 'Everything that is stored about a stream, by its id.',
  'flow/SablierFlowState.notNull': 'Lets a function run only for an id that a stream has.',
  'flow/SablierFlowState.notPaused':
    'Lets a function run only for a stream whose rate is above 0, so neither for a paused one nor for a voided one.',
  'flow/SablierFlowState.notVoided':
    'Lets a function run only for a stream that was not ended for good.',
  'flow/SablierFlowState.onlySender': 'Lets only the sender of the stream call the function.',
  'flow/SablierFlowState._notNull':
    'Reverts for an id that no stream has. It is the body of {notNull}.',
  'flow/FlowHelpers.descaleAmount':
    'Divides by 10 to the power of 18 less the decimals of the token, rounding down. More than 18 decimals give a wrong result without a revert.',
  'flow/FlowHelpers.scaleAmount':
    'Multiplies by 10 to the power of 18 less the decimals of the token. Nothing is checked: more than 18 decimals, or more than 128 bits, can give a wrong result.',
} as const;

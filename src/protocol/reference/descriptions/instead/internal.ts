/** Internal functions whose comment only points at the functions that call them. */
export const internals = {
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
  'evm-utils/Comptrollerable._checkComptroller':
    'Reverts unless the caller is the comptroller. It is the body of {onlyComptroller}.',
  'evm-utils/Comptrollerable._setComptroller':
    'Does the work of the constructor and of {setComptroller}: asks the new comptroller for its interface, stores it, and emits the event.',
} as const;

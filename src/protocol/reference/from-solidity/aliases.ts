/**
 * Names that NatSpec misspells, or that belong to a contract the comment does not name, with what
 * the sources declare.
 */
export const aliases: Readonly<Record<string, string>> = {
  CreateLockupTrancheStream: 'CreateLockupTranchedStream',
  calculateMinFeeWeiFor: 'ISablierComptroller.calculateMinFeeWeiFor',
  convertUSDFeeToWei: 'ISablierComptroller.convertUSDFeeToWei',
  execute: 'ISablierComptroller.execute',
  supportsInterface: 'IERC165.supportsInterface',
  getMinFeeUSDFor: 'ISablierComptroller.getMinFeeUSDFor',
};

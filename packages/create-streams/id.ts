/** ID of the tool's element, which comes before its state in an address. */
export const WIZARD_ID = 'integration-wizard';

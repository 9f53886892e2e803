export interface Rule {
  severity: 'error' | 'warning';
  /** What is wrong, for readers who have never seen a contract. */
  says: string;
  /** What to do about it. */
  remedy: string;
}

const error = (says: string, remedy: string): Rule => ({ severity: 'error', says, remedy });
const warning = (says: string, remedy: string): Rule => ({ severity: 'warning', says, remedy });

/** Every rule of the checker, in the order of the checks: file, header, row, cell, whole list. */
export const csvRules = {
  'not-text': error(
    'This is not a text file.',
    'Open it in your spreadsheet program and save it as "CSV UTF-8".',
  ),
  encoding: warning(
    'The file is not in UTF-8.',
    'Save it as "CSV UTF-8". The fixed copy is in UTF-8.',
  ),
  'byte-order-mark': warning(
    'The file begins with an invisible byte order mark, which can hide the first column.',
    'Save it as UTF-8 without a byte order mark, or use the fixed copy.',
  ),
  'separator-line': warning(
    'The first line, which begins with sep=, is a note for a spreadsheet program.',
    'Delete the line, or use the fixed copy.',
  ),
  'empty-file': error('The file is empty.', 'Start from the template of this format.'),
  'file-large': error(
    'The file has more in it than any of these lists.',
    'Look for a missing or a wrong line break, or split the file.',
  ),
  separator: error(
    'The columns are not separated by commas.',
    'Export with a comma as separator, or use the fixed copy.',
  ),
  quotes: error(
    'A quotation mark is opened and not closed, or appears inside a value.',
    'Remove the quotation marks: no column of these files needs them.',
  ),
  'header-missing': error(
    'The first row holds values where the column names belong.',
    'Put the column names into the first row, as in the template.',
  ),
  'column-missing': error(
    'A required column is missing.',
    'Add the column with exactly this name, as in the template.',
  ),
  'column-unknown': error(
    'This column does not belong to the format.',
    'Delete it, or choose the format it belongs to.',
  ),
  'column-renamed': error(
    'This is an older name of a column.',
    'Use the name of today, or the fixed copy.',
  ),
  'column-spelling': error(
    'The column name is not spelled as in the template.',
    'Column names are matched letter by letter. Use the fixed copy, or correct it.',
  ),
  'column-repeated': error(
    'Two columns have the same name.',
    'Delete the one that does not count.',
  ),
  'column-order': error(
    'The columns of an airdrop file are in the wrong order.',
    'Put the address first and the amount second, or use the fixed copy.',
  ),
  'columns-open': error(
    'More than one column fits, or none says by its name what it is.',
    'Say which column is what, or name the columns as in the template.',
  ),
  'units-read': error(
    'The amounts are in the smallest unit of the token.',
    'Write them in tokens, or use the fixed copy.',
  ),
  'columns-moved': error(
    'The columns are not those of the template.',
    'Compare the columns above with your own, or use the fixed copy.',
  ),
  'column-left': error(
    'A column that is left out says when, how or how much is paid.',
    'Choose a shape that has it, or put it into the amounts. To leave it out, press "Choose other columns" above and confirm yours.',
  ),
  'rows-mixed': error(
    'The rows name different tokens or chains.',
    'One file is for one token on one chain: split it.',
  ),
  'recipient-source': error(
    'A row pays an address that another column has in every row, such as the token or the sender.',
    'Correct the recipient: what the contract of a token gets is lost. If you mean it, delete the other column.',
  ),
  'rows-withheld': error(
    'A column says that rows may not be meant to be paid.',
    'Say which it is with the buttons above the list, or delete these rows or the column.',
  ),
  'rows-left-out': warning(
    'Rows are left out, as you have chosen.',
    'Compare them with the column, or use the fixed copy.',
  ),
  'token-decimals': error(
    'Flow takes no token with more than 18 decimals.',
    'Check the decimals of the token, or use Lockup.',
  ),
  'blank-row': warning('The row is empty, or left out.', 'Delete it, or use the fixed copy.'),
  'trailing-comma': error(
    'The row ends in empty cells beyond the last column.',
    'Delete the empty columns on the right, or use the fixed copy.',
  ),
  'sum-row': warning(
    'The row adds the others up, so it is left out and not counted.',
    'Delete the row, or use the fixed copy.',
  ),
  'sum-differs': warning(
    'The row adds the others up, and comes to another sum. It is left out and not counted.',
    'Look for a row that is missing or wrong. Then delete this one, or use the fixed copy.',
  ),
  'cells-missing': error(
    'The row has fewer cells than the header.',
    'Fill in the missing cells; every column is required.',
  ),
  'cells-extra': error(
    'The row has more cells than the header.',
    'A comma inside a number splits it in two: write 1234.5, not 1,234.5 or 1234,5.',
  ),
  'cell-long': error(
    'The cell is longer than any value can be.',
    'Look for a missing line break or a pasted text.',
  ),
  formula: error(
    'The cell holds a formula or begins like one.',
    'Replace it with its result: copy, then paste as values.',
  ),
  invisible: error(
    'The cell contains invisible characters.',
    'Type the value again, or use the fixed copy.',
  ),
  spaces: warning('Spaces surround the value.', 'Remove them, or use the fixed copy.'),
  'cell-empty': error('The cell is empty.', 'Every column needs a value in every row.'),
  'address-secret': error(
    'This is too long for an address and as long as a private key.',
    'If it is a key, delete the file and move the funds of that key. Write the address.',
  ),
  'address-name': error(
    'Names such as ENS names are not accepted.',
    'Look the name up and write the address that it stands for.',
  ),
  'address-prefix': error(
    'The address does not begin with 0x.',
    'Put 0x before it, or use the fixed copy.',
  ),
  'address-chain': error(
    'A chain name comes before the address, as Safe writes it.',
    'Check that the account exists on the chain of your streams: a Safe of one chain may not exist on another. Then remove the part up to the colon, or use the fixed copy.',
  ),
  'address-format': error(
    'This is not an EVM address.',
    'An address is 0x and 40 characters from 0 to 9 and a to f.',
  ),
  'address-zero': error(
    'This is the zero address, which belongs to nobody.',
    'Write the address of the recipient.',
  ),
  'address-checksum': error(
    'Upper and lower case do not match the address: at least one character is wrong.',
    'Copy the address from its owner again. Do not only change the case.',
  ),
  'amount-negative': error('The amount is negative.', 'Write an amount above zero.'),
  'amount-scientific': error(
    'The spreadsheet shortened the number, and digits may be lost.',
    'Format the column as text or as a number with all digits, then export again.',
  ),
  'amount-separators': error(
    'The amount contains thousands separators.',
    'Write 1234567.89, or use the fixed copy.',
  ),
  'amount-point': error(
    'The point can mean decimals or thousands.',
    'Say which it is with the buttons above the list, or write a point before decimals only.',
  ),
  'amount-comma': error(
    'The comma can mean thousands or decimals.',
    'Say which it is with the buttons above the list, or write a point before decimals and nothing between thousands.',
  ),
  'amount-notation': error(
    'The amount does not fit the notation that you chose for this file.',
    'Correct the amount, or undo the choice above the list.',
  ),
  'amount-spelling': error(
    'The amount is not in plain notation.',
    'Write digits, and a point with digits after it where needed, or use the fixed copy.',
  ),
  'amount-format': error(
    'This is not an amount.',
    'Write digits only, with a point before decimals and no currency sign.',
  ),
  'amount-units': error(
    'Every amount is so large that it may be in the smallest unit of the token.',
    'Say which it is with the buttons above the list. This file counts in tokens.',
  ),
  'amount-split': error(
    'A comma may split an amount: digits stand in the column beside it, too.',
    'Write the amount without a comma: 1500. If they are two columns, choose your columns above.',
  ),
  'amount-decimals': error(
    'The amount has more decimals than the token.',
    'Round it, and check the decimals set above.',
  ),
  'amount-zero': error('The amount is zero.', 'Write an amount above zero, or delete the row.'),
  'amount-large': error(
    'The amount is larger than the contracts can store.',
    'Check whether it is in the smallest unit: this file counts in tokens.',
  ),
  'date-spelling': error(
    'The date is not written as YYYY-MM-DD HH:mm.',
    'Write it like 2027-01-31 09:00, or use the fixed copy.',
  ),
  'date-day': warning(
    'The date has no time of day, so it is read as 00:00, the beginning of that day.',
    'For another moment, write the time: 2027-01-31 09:00. For the end of a day, write the next day.',
  ),
  'date-day-month': error(
    'Day and month can be read in both orders.',
    'Say which comes first with the buttons above the list, or write 2027-01-31 09:00.',
  ),
  'date-format': error(
    'This is not a date that can be read in one way only.',
    'Write year, month, day, and the time: 2027-01-31 09:00.',
  ),
  'date-invalid': error('This date or time does not exist.', 'Check day, month, hour and minute.'),
  'date-past': warning(
    'The start is in the past: what the schedule gives for the time since then is released at once or, in a payment stream, owed at once.',
    'Check the year. A past start is allowed if you mean it.',
  ),
  'unlock-past': warning(
    'This date is in the past, so what it holds back is released at once.',
    'Check the year. A past date is allowed if you mean it.',
  ),
  'end-past': error(
    'The end is in the past, so the whole amount would be released at once.',
    'Check the year.',
  ),
  'date-order': error('The dates are not in order.', 'Correct one of the two dates.'),
  'duration-spelling': error(
    'The duration is not written as in the template.',
    'Write it like 1 years 45 days 6 hours, or use the fixed copy.',
  ),
  'duration-format': error(
    'This is not a duration.',
    'Write years, days and hours, each with a whole number: 1 years 45 days 6 hours.',
  ),
  'duration-zero': error('The duration is zero.', 'Write how long it takes.'),
  'duration-order': error(
    'This part ends together with the whole stream, or after it.',
    'Make it shorter, so that it ends before the stream does.',
  ),
  'duration-long': error(
    'The stream ends after the last second that the contracts can store.',
    'Check the number and its unit: the last second is in the year 36812.',
  ),
  'granularity-long': error(
    'One step is longer than the whole stream.',
    'Choose shorter steps, or a longer stream.',
  ),
  'steps-many': error(
    'The stream has more steps than seconds.',
    'Lower the number of steps: each needs a second of its own.',
  ),
  count: error('This is not a whole number above zero.', 'Write digits only, for example 12.'),
  'percent-format': error(
    'This is not a list of percentages.',
    'Write whole numbers with semicolons between them: 10;20;30;40.',
  ),
  'percent-count': error(
    'There is not one percentage for each year.',
    'Write as many percentages as yearCount says.',
  ),
  'percent-sum': error(
    'The percentages do not add up to 100.',
    'Change them so that the whole amount is released.',
  ),
  'choice-spelling': error(
    'The word is not spelled as in the template.',
    'Use the fixed copy, or correct it.',
  ),
  choice: error('The word is not one of the allowed ones.', 'Use one of the words named here.'),
  'unlock-sum': error(
    'The unlocks of this row are larger than its amount.',
    'The amount is the whole deposit and includes the unlocks. Raise it or lower them.',
  ),
  'cliff-zero': warning(
    'Nothing is released at the cliff itself: the rest of the amount spreads over the time after it.',
    'To release at the cliff what the time before it has earned, write that part: a quarter of the amount for one year of four.',
  ),
  'deposit-zero': warning(
    'The stream starts without money, so its debt is not covered.',
    'Deposit later, or write an initial deposit.',
  ),
  'rate-zero': error(
    'The rate is so small that it is zero per second.',
    'Raise the amount or shorten the interval.',
  ),
  'recipient-repeated': error(
    'The address is in the list twice.',
    'An airdrop file names each address once. Add the amounts up in one row.',
  ),
  'recipient-again': warning(
    'The address gets more than one stream from this file.',
    'Check that this is meant.',
  ),
  'rows-few': error('The file has too few rows.', 'Add recipients.'),
  'rows-many': warning(
    'The file has more rows than one transaction or campaign usually holds.',
    'Split it into several files.',
  ),
} as const satisfies Record<string, Rule>;

export type RuleCode = keyof typeof csvRules;

export const csvRule = (code: RuleCode): Rule => csvRules[code];

/** The remedy of a problem that the copy does not repair, without the words about the copy. */
export const remedyByHand = (code: RuleCode): string =>
  csvRule(code)
    .remedy.replace(/,? or (?:use )?the fixed copy(?=\.)/, '')
    .replace('Use the fixed copy, or correct it.', 'Correct it.')
    .replace(' The fixed copy is in UTF-8.', '');

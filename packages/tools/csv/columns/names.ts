// cspell:disable -- names of columns in many languages
import { columnNameWords, joined } from './words';

/*
 * Names of columns in the lists that people have: Safe's CSV Airdrop, holder exports of explorers,
 * disperse lists, exports of Snapshot and Dune, sheets of payroll, in many languages.
 */

const list = (text: string): string[] => text.split('|').map((name) => name.trim());
const each = (before: string, after: string): string[] =>
  list(before).flatMap((first) => list(after).map((second) => `${first} ${second}`));
const named = (...names: readonly string[][]): ReadonlySet<string> =>
  new Set(names.flat().map(joined));

/** Names under which a column of a format is known, without spaces, signs and accents. */
export const KNOWN_NAMES: Readonly<Record<string, ReadonlySet<string>>> = {
  address: named(
    list(
      'recipient | recipients | receiver | beneficiary | payee | grantee | to | wallet | holder',
    ),
    list('addr | address | addresses | eth address | evm address | eth wallet | evm wallet'),
    list(
      'payout wallet | payout address | wallet addr | to account | destination | account address | token holder | holders',
    ),
    list('public address | public key address | 0x address | ethereum wallet | safe receiver'),
    each(
      'recipient | recipients | receiver | beneficiary | payee | grantee | to | wallet | holder | employee | contributor | member | user | participant | destination | claimant | ethereum',
      'address | wallet | wallet address | addr',
    ),
    list('Empfänger | Empfängeradresse | Empfänger Adresse | Adresse | Wallet-Adresse'),
    list('Begünstigter | Zieladresse | Walletadresse | Empfänger Wallet'),
    list('destinataire | bénéficiaire | adresse du destinataire | portefeuille | adresse wallet'),
    list('adresse du portefeuille | adresse de réception'),
    list('destinatario | beneficiario | dirección | cartera | billetera | dirección de destino'),
    list('dirección del destinatario | dirección de la cartera | dirección de billetera'),
    list('destinatário | beneficiário | endereço | carteira | endereço da carteira'),
    list('endereço do destinatário | indirizzo | portafoglio | indirizzo del destinatario'),
    list('Empfaenger | Empfaengeradresse | Empfaenger Adresse | Beguenstigter'),
    list('indirizzo wallet | ontvanger | adres | begunstigde | portemonnee | wallet adres'),
    list('odbiorca | adres odbiorcy | adres portfela | portfel | adresat'),
    list('alıcı | alıcı adresi | adres | cüzdan | cüzdan adresi'),
    list('получатель | адрес | адрес получателя | кошелек | адрес кошелька'),
    list('отримувач | одержувач | адреса | гаманець | адреса гаманця'),
    list('地址 | 收款地址 | 接收地址 | 收款人 | 接收人 | 钱包 | 钱包地址 | 錢包地址 | 收款人地址'),
    list('アドレス | 受取人 | 受取アドレス | 受取人アドレス | ウォレット | ウォレットアドレス'),
    list('주소 | 받는 사람 | 수령인 | 지갑 | 지갑 주소 | 수신 주소'),
    list(
      'adress | mottagare | plånbok | plånboksadress | modtager | mottaker | tegnebog | lommebok',
    ),
    list('osoite | vastaanottaja | lompakko | adresa | příjemce | príjemca | adresa peněženky'),
    list('διεύθυνση | παραλήπτης | πορτοφόλι | διεύθυνση πορτοφολιού | adresă | adresă portofel'),
    list(
      'cím | címzett | pénztárca | pénztárcacím | địa chỉ | địa chỉ ví | alamat | alamat dompet',
    ),
    list('العنوان | عنوان | عنوان المحفظة | المستلم | כתובת | כתובת ארנק | آدرس | آدرس کیف پول'),
    list('पता | वॉलेट पता | ที่อยู่ | ที่อยู่กระเป๋า'),
  ),
  amount: named(
    list('amount | amounts | tokens | token amount | token amounts | amount of tokens | quantity'),
    list(
      'number of tokens | no of tokens | # of tokens | # tokens | num tokens | token count | qty',
    ),
    list('balance | token balance | allocation | token allocation | grant | grant amount'),
    list(
      'tokens granted | granted tokens | total tokens | total amount | amount tokens | token grant',
    ),
    list('amount in tokens | claim amount | airdrop amount | vesting amount | deposit'),
    list('amount due | total due | amount payable | total payable | amount owed'),
    list('deposit amount | payout | payout amount | tokens to send | amount to send'),
    list('Betrag | Menge | Anzahl Token | Anzahl Tokens | Token-Menge | Tokenmenge | Summe Token'),
    list('Token-Anzahl | Guthaben | Zuteilung | Anzahl der Token | Anzahl der Tokens'),
    list('montant | quantité | nombre de jetons | jetons | solde | nombre de tokens'),
    list('montant en jetons | importe | cantidad | monto | cantidad de tokens | saldo | fichas'),
    list('número de tokens | quantidade | valor em tokens | montante | quantia | número de tokens'),
    list('quantidade de tokens | importo | quantità | ammontare | numero di token'),
    list('bedrag | hoeveelheid | aantal tokens | kwota | ilość | liczba tokenów'),
    list('ilość tokenów | tutar | miktar | token miktarı'),
    list('сумма | количество | количество токенов | токены | баланс | сума | кількість'),
    list(
      'кількість токенів | 金额 | 金額 | 数量 | 數量 | 代币数量 | 代幣數量 | トークン数 | 数額 | 付与数',
    ),
    list('금액 | 수량 | 토큰 수량'),
    list('belopp | beløb | beløp | määrä | částka | čiastka | množství | ποσό | ποσότητα'),
    list('cantitate | összeg | mennyiség | số tiền | số lượng | jumlah | المبلغ | الكمية | סכום'),
    list('כמות | राशि | मात्रा | จำนวนเงิน | จำนวน | مبلغ'),
  ),
  startAt: named(
    list('start | start date | start time | starts | begin | begins | begin date | from date'),
    list('vesting start | vesting start date | vesting starts | starts at | start on | starts on'),
    list('Beginn | Startdatum | Anfang | Beginndatum | début | date de début | inicio'),
    list('fecha de inicio | início | data de início | inizio | data di inizio | startdatum'),
    list('data rozpoczęcia | başlangıç | начало | дата начала | 开始 | 开始时间 | 開始日 | 시작일'),
  ),
  endAt: named(
    list('end | end date | end time | ends | finish | finish date | until | vesting end'),
    list('vesting end date | vesting ends | ends at | ends on | unlock date | release date'),
    list('Ende | Enddatum | fin | date de fin | fecha de fin | fim | data de fim | data final'),
    list('fine | data di fine | einddatum | einde | data zakończenia | bitiş | конец'),
    list('дата окончания | 结束 | 结束时间 | 終了日 | 종료일'),
  ),
  cliffAt: named(list('cliff | cliff date | cliff end | cliff ends | cliff time | cliff on')),
  cliffAmount: named(list('cliff unlock | cliff tokens | cliff unlock amount | amount at cliff')),
  unlockAmount: named(list('unlock | initial unlock | start unlock | tge amount | tge unlock')),
  duration: named(list('length | term | vesting duration | vesting period | Dauer | durée')),
  cliffDuration: named(list('cliff length | cliff period')),
  rateAmount: named(list('rate | pay | salary | wage | Gehalt | salaire | salario | salário')),
  rateInterval: named(list('interval | period | per | pay period | frequency | Intervall')),
  initialDepositAmount: named(list('deposit | initial deposit | first deposit')),
  monthCount: named(list('months | number of months | Monate | mois | meses')),
  yearCount: named(list('years | number of years | Jahre')),
  stepCount: named(list('steps | number of steps | Schritte')),
};

/** Words that say that a column is neither who is paid nor how much. */
export const NEVER_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  address: named(
    list('from | sender | payer | source | approver | manager | admin | approved | contract'),
    list('token | asset | currency | id | rank | chain | network | tx | hash | transaction'),
    list('type | name | email | phone | old | previous | former | backup | delegate | delegator'),
    list('referrer | inviter | deployer | factory | signer | company | office | street | postal'),
    list('absender | von | expéditeur | remitente | remetente | mittente | отправитель'),
    list('vertrag | contrat | contrato | contratto | vorgesetzter | refund | treasury'),
  ),
  amount: named(
    list('id | ids | no | nr | num | number | index | idx | row | line | rank | chain | network'),
    list('year | yr | month | day | date | time | timestamp | start | end | begin | hired | hire'),
    list('phone | tel | telephone | mobile | telefon | zip | postcode | plz | postal | age'),
    list('choice | vote | votes | score | level | grade | tier | group | team | department'),
    list('nonce | block | decimals | decimal | percent | percentage | share | price | rate | fee'),
    list('employee | personnel | badge | street | house | floor | name | type | address | code'),
    list('wallet | contract | symbol | version | uid | pid | position | priority | weight'),
    list('nummer | personalnummer | mitarbeiternummer | lfd | jahr | monat | tag | datum | alter'),
    list('rang | telefonnummer | numéro | numero | año | ano | mes | date | anno | мес | год'),
    list('номер | телефон | 序号 | 编号 | 年 | 番号 | 번호'),
  ),
};

/** Words that make a column a candidate without settling it. */
export const HINT_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  address: named(
    list('recipient | receiver | beneficiary | wallet | address | account | holder | to'),
  ),
  amount: named(
    list('amount | amounts | tokens | balance | quantity | allocation | grant | deposit | value'),
    list('sum | total | payout | bonus | reward | rewards | salary | pay | betrag | montant'),
  ),
};

/** Currencies and units in which an amount is not a count of tokens. */
const OTHER_UNITS = named(
  list('usd | eur | gbp | chf | jpy | cny | rmb | krw | inr | brl | rub | try | cad | aud | pln'),
  list('hkd | sgd | nzd | twd | thb | idr | myr | php | vnd | pkr | aed | sar | ils | zar | ngn'),
  list('kes | egp | mxn | ars | clp | cop | pen | sek | nok | dkk | czk | huf | ron | uah | kzt'),
  list('dollar | dollars | euro | euros | pound | pounds | yen | cent | cents | fiat'),
  list('raw | wei | gwei | units | unit | sat | sats | pct | percent | bps | shares'),
  list('k | m | mn | mio | tsd | thousand | thousands | million | millions'),
);
/** Words of another total, period or kind of grant, which people write in capitals too. */
const NO_SYMBOL = named(
  list('net | gross | tax | fee | fees | vat | gst | pre | post | cap | left | rest | per'),
  list('year | month | day | ytd | mtd | qtd | last | next | prev | q1 | q2 | q3 | q4 | h1 | h2'),
  list('jan | feb | mar | apr | may | jun | jul | aug | sep | sept | oct | nov | dec'),
  list('old | new | paid | due | max | min | avg | total | sum | tbc | tbd | tba | todo | test'),
  list('ltip | esop | rsu | rsus | iso | nso | tge | eoy | bonus | vested | unvested | locked'),
);
/** A fiscal year such as `FY25`. */
const FISCAL_YEAR = /^fy\d{2,4}$/;

/** Signs of money and of percent, which the words of a name lack. */
export const hasUnitSign = (text: string): boolean => /[%\u2030\p{Sc}]/u.test(text);

/** Whether a text names what is no count of a token: a currency, also in thousands, or another unit. */
const isOtherUnit = (text: string): boolean => {
  const unit = joined(text);
  return hasUnitSign(text) || OTHER_UNITS.has(unit) || OTHER_UNITS.has(unit.replace(/^[km]/, ''));
};

/** Whether a text in brackets after a name is the symbol of a token, such as `USDC` or `wstETH`. */
export const isSymbol = (text: string): boolean =>
  /^[A-Za-z]{0,4}[A-Z][A-Z0-9]{1,7}(?:\.[a-z]{1,2})?$/.test(text) &&
  !isOtherUnit(text) &&
  !NO_SYMBOL.has(joined(text)) &&
  !FISCAL_YEAR.test(joined(text));

/** Words of a column that says in what a row is counted. */
const UNIT_NAMES = named(
  list(
    'currency | unit | units | token type | asset type | type | Währung | devise | moneda | moeda | valuta',
  ),
);
/** Values of such a column beside units: an NFT is no amount of a token. */
const NFTS = named(list('nft | erc721 | erc1155'));
/** Words of a column that says which token it is. */
const TOKEN_WORDS = named(list('token | asset | currency | coin | standard'));
/** Values that say of all rows that they are in the coin of a chain, also by the addresses that stand for it. */
const COINS = named(list('native | native token | native coin | native currency | gas token'), [
  `0x${'0'.repeat(40)}`,
  `0x${'e'.repeat(40)}`,
]);

/** Whether a column says that the rows are not counted in a token, such as `currency` with `USD`. */
export function saysOtherUnit(name: string, values: readonly string[]): boolean {
  const isUnit = UNIT_NAMES.has(joined(name));
  const isToken = isUnit || columnNameWords(name).some((word) => TOKEN_WORDS.has(word));
  const has = (of: ReadonlySet<string>) => (value: string) => of.has(joined(value));
  return (
    (isUnit && values.some(isOtherUnit)) ||
    (isToken && (values.some(has(NFTS)) || (values.length > 0 && values.every(has(COINS)))))
  );
}

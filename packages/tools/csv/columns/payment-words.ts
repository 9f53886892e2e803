// cspell:disable -- words of payment lists in many languages
import { isNeutralName } from './neutral-names';
import { columnNameWords, joined } from './words';

/*
 * Words with which lists say that a row is not to be paid, in the languages whose notation of numbers and
 * dates the checker reads: names of columns, and what stands in their cells.
 */

const list = (text: string): string[] => text.split('|').map((word) => joined(word));
const named = (...texts: string[]): ReadonlySet<string> => new Set(texts.flatMap(list));

/** Each says alone that a row is not to be paid, as the name of a column and in a cell. */
const STOPS = named(
  'cancelled | canceled | excluded | exclude | void | voided | removed | deleted | blocked',
  'blacklisted | banned | disqualified | ineligible | rejected | refunded | terminated | resigned',
  'inactive | deactivated | skip | skipped | ignore | ignored | paid | claimed | settled | frozen',
  'suspended | sanctioned | duplicate | sybil | revoked | expired | withdrawn | declined | denied',
  'forfeited | lapsed | closed | dead | ceased | unapproved | unverified | invalid | failed | stopped | archived | disabled | leaver | deceased',
  'erledigt | storniert | abgesagt | ausgeschlossen | bezahlt | gezahlt | ausgezahlt | gesperrt | gelöscht',
  'inaktiv | ausgeschieden | ungültig | abgelehnt | gekündigt | annulé | annulée | exclu | exclue',
  'payé | payée | supprimé | inactif | inactive | bloqué | refusé | cancelado | cancelada | anulado',
  'excluido | excluida | pagado | pagada | eliminado | inactivo | bloqueado | rechazado | excluído',
  'excluída | inativo | inativa | rejeitado | annullato | escluso | esclusa | pagato | eliminato',
  'inattivo | bloccato | rifiutato | geannuleerd | uitgesloten | betaald | verwijderd | inactief',
  'geblokkeerd | afgewezen | anulowane | anulowany | anulowana | wykluczony | wykluczona',
  'zapłacone | opłacone | wypłacone | usunięty | nieaktywny | zablokowany | odrzucony | iptal',
  'hariç | ödendi | silindi | pasif | engellendi | reddedildi | отменено | отменен | отменён',
  'исключен | исключён | исключено | исключить | оплачено | выплачено | удален | удалён | неактивен',
  'неактивный | заблокирован | отклонено | отклонен | уволен | скасовано | виключено | сплачено',
  'виплачено | видалено | неактивний | відхилено | звільнений | 取消 | 已取消 | 排除 | 已排除 | 已付',
  '已支付 | 已付款 | 已发放 | 作废 | 已删除 | 停用 | 无效 | 無效 | 离职 | 已离职 | キャンセル | 除外 | 支払済',
  '支払済み | 済 | 完了 | 無効 | 削除 | 退職 | 退職済み | 취소 | 취소됨 | 제외 | 지급완료 | 무효 | 삭제 | 퇴사',
);

/** Names of columns that say the same and mean something else in a cell or beside other words. */
const STOP_NAMES = named(
  'left | sent | hold | on hold | cancel | delete | remove | exclusion | blacklist | distributed',
  'do not pay | dont pay | no pay | opt out | opted out | pago | out | leaving date | exit date',
  'termination date | already paid | 是否取消 | 是否已付 | 是否支付',
);

/** Cells that say it and could be a part of another text or name. */
const STOP_CELLS = named(
  'drop | fail | flagged | hit | bad | former | alumni | never | ex employee | former employee',
  'reject | wait | wrong wallet | wrong address | missing | no longer active | not active',
);

/** Words in a note for which a reader looks at its row, and denials in the languages of the rules. */
const STOP_PHRASES =
  /\b(?:do not|don.?t|must not|not|no longer|no more|never|wait|hold|wrong|already|later|until|unless|instead|except|left|opt(?:ed)? out|nicht|keine?|bereits|schon|warten|falsch|ne|pas|déjà|attendre|no pagar|ya|esperar|não|já|non|già|niet|geen|wachten|nie|już|değil|yapma|ödemeyin|zaten)\b|(?<!\p{L})(?:не|нет|уже|вже|ждать|чекати)(?!\p{L})|[不勿别別未]|済|ない|保留|않|이미|보류|마세요|\?/iu;

/** Names of columns that say of each row whether it is to be paid. */
const GO_NAMES = named(
  'active | eligible | eligibility | include | included | enabled | approved | whitelisted',
  'whitelist | allowlisted | allowlist | valid | verified | qualified | kyc | confirmed | payable',
  'pay | to pay | to be paid | should pay | outstanding | remaining | due | owed | accepted | employed | aktiv | berechtigt | genehmigt',
  'freigegeben | bestätigt | gültig | auszahlen | actif | active | éligible | approuvé | validé',
  'activo | activa | elegible | aprobado | aprobada | válido | pagar | ativo | ativa | elegível',
  'aprovado | attivo | attiva | idoneo | approvato | valido | actief | goedgekeurd | geldig',
  'aktywny | aktywna | zatwierdzony | uprawniony | aktif | onaylandı | uygun | активен | активный',
  'одобрено | подтверждено | допущен | активний | схвалено | підтверджено | 有效 | 启用 | 已批准',
  '符合条件 | 是否有效 | 有効 | 承認済み | 対象 | 활성 | 승인 | 유효 | 대상',
);

/** Words of a column whose cells say in words how a row stands. */
const STATUS_NAMES = named(
  'decision | verdict | result | outcome | action | approval | review | check | compliance | kyc',
  'due date | due on | date due | employment | sanctions | stav | status | statut | estado | situação | situacion | stato | durum | статус | состояние | стан',
  '状态 | 狀態 | 状態 | ステータス | 상태',
);

/** Words of a column in which people write what they want. */
const NOTE_NAMES = named(
  'note | notes | comment | comments | remark | remarks | memo | reason | Notiz | Notizen | Bemerkung | Bemerkungen | Kommentar',
  'Anmerkung | Grund | commentaire | remarque | motif | nota | notas | comentario | observaciones',
  'observação | observações | commento | motivo | opmerking | opmerkingen | uwagi | uwaga | notatka',
  'issue | problem | error | warning | flag | not | notlar | açıklama | yorum | примечание | примечания | комментарий | примітка | коментар | 备注 | 備註',
  '備考 | メモ | 비고 | 메모',
);

/** Words of a column that may tell how a row stands, or may be a number or a part of an address. */
const LABEL_NAMES = named('state | stage | info | description | reference | label | message | tag');

const STATES = named('state | stage | phase');

/** Columns that say by whom or how, such as `Paid by`. */
const BY_WHOM = /\b(?:by|via|in|with|per|through)\b/i;

/** Cells that say that all is well, beside those of `GO_NAMES`. */
const GO_CELLS = named(
  'yes | y | true | ok | okay | good | open | done | passed | pass | complete | completed | ready',
  'ja | oui | sí | si | sim | tak | evet | да | так | 是 | はい | 예',
);

/** Ways of being employed. */
const EMPLOYED = named(
  'full time | part time | permanent | contractor | consultant | freelancer | employee | employed',
);

const NO_CELLS = named(
  'null | nil | nan | no | n | f | false | 0 | none | never | not | na | nein | falsch | non | faux | não | nao | falso',
  'nee | nie | hayır | yok | нет | ложь | ні | 否 | 无 | いいえ | 아니오 | 아니요',
);
/** Cells that mark a row, beside those that say yes or no. */
const MARKS = named('x | v | o | ok | oui | ja | sì | sí | si | sim | tak | evet | 1 | t');
/** A tick, a flag and the like: no letter and no digit. */
const MARK_SIGN = /^[^\p{L}\p{N}]*$/u;
const DATE =
  /^\s*\d{1,4}[-./]\d{1,2}[-./]\d{1,4}|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b.*\b(?:19|20)?\d\d\b/i;
const TRANSACTION = /\b(?:0x)?[0-9a-f]{64}\b|\/tx\//i;
const STRUCK = /^~~.*~~$|\u0336/u;

const NO_SIGN = /^[\s\u2717\u2718\u274c\u00d7\u2610\u{1f6ab}\u{1f5d9}]+$/u;
const DASHES = /^[\s\p{Pd}\u2610.\u2026?]*$/u;

const hasWord = (words: ReadonlySet<string>, text: string): boolean =>
  columnNameWords(text).some((word) => words.has(word));

const has = (words: ReadonlySet<string>, name: string): boolean =>
  words.has(joined(name)) || hasWord(words, name);

/** Whether the name of a column is one under which people write what they want. */
export const isNoteName = (name: string): boolean => has(NOTE_NAMES, name);

/**
 * What the name of a column has to do with whether a row is paid: `whom` says by whom or how, `neutral`
 * has nothing to do with it, and of `unknown` nobody can tell.
 */
export type PaymentName = 'stop' | 'go' | 'status' | 'note' | 'whom' | 'neutral' | 'unknown';

export function paymentNameOf(name: string): PaymentName {
  if (name === '') return 'note';
  if (has(STATUS_NAMES, name)) return 'status';
  if (BY_WHOM.test(name)) return 'whom';
  if (STOP_NAMES.has(joined(name)) || has(STOPS, name)) return 'stop';
  if (has(GO_NAMES, name)) return 'go';
  // A state alone may be where somebody lives; that of a thing says how it stands.
  if (hasWord(STATES, name) && columnNameWords(name).length > 1) return 'status';
  if (isNoteName(name) || has(LABEL_NAMES, name)) return 'note';
  return isNeutralName(name) ? 'neutral' : 'unknown';
}

const isStop = (cell: string): boolean => STOPS.has(joined(cell)) || STOP_NAMES.has(joined(cell));

/** Whether a cell says that all is well with its row. */
export const isGoCell = (cell: string): boolean =>
  [GO_CELLS, GO_NAMES, EMPLOYED].some((words) => words.has(joined(cell)));

/** Whether a cell is yes, no or a mark, or shows nothing. */
export const isFlagCell = (cell: string): boolean =>
  GO_CELLS.has(joined(cell)) ||
  NO_CELLS.has(joined(cell)) ||
  MARKS.has(joined(cell)) ||
  MARK_SIGN.test(cell);

/** Whether a cell says no, or shows nothing but dashes. */
export const isNoCell = (cell: string): boolean =>
  NO_CELLS.has(joined(cell)) || DASHES.test(cell) || NO_SIGN.test(cell);

/** Whether a cell names a transaction. */
export const isTransaction = (cell: string): boolean => TRANSACTION.test(cell);

/** Whether a cell says when or in which transaction something was done. */
export const isTraceCell = (cell: string): boolean => DATE.test(cell) || isTransaction(cell);

/** As in `Bob (left)` and `Bob – left the company`. */
const hasStopPart = (cell: string): boolean => {
  const [, ...parts] = cell.split(/[()[\]\p{Pd}:;,|/]+/u);
  return parts.some(
    (part) =>
      isStop(part) || (/\s/.test(part.trim()) && (hasWord(STOPS, part) || STOP_PHRASES.test(part))),
  );
};

/** Whether a cell below a name says that its row is not to be paid; a blank cell says nothing. */
export function isStopCell(cell: string, name: PaymentName): boolean {
  if (isStop(cell) || STOP_CELLS.has(joined(cell)) || STRUCK.test(cell)) return true;
  if (name === 'stop') return !NO_CELLS.has(joined(cell)) && !DASHES.test(cell);
  if (name === 'whom' || name === 'neutral' || name === 'unknown') return hasStopPart(cell);
  if (hasWord(STOPS, cell) || STOP_PHRASES.test(cell)) return true;
  if (name === 'note') return false;
  return NO_CELLS.has(joined(cell)) || NO_SIGN.test(cell);
}

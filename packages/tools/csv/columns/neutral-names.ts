// cspell:disable -- names of columns in many languages
import { columnNameWords, joined } from './words';

/*
 * Names of columns that say who somebody is, where, since when, or on which chain: whatever stands there, it
 * changes neither who is paid nor how much. What a column of any other name says may.
 */

const words = (...texts: string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.split('|').map(joined)));

const NEUTRAL = words(
  'name | names | first | last | middle | full | given | family | surname | username | user | nickname | nick',
  'alias | handle | ens | payee | email | mail | phone | tel | telephone | mobile | telegram | discord | twitter',
  'github | farcaster | lens | linkedin | slack | website | url | link | social | profile | person | member',
  'employee | staff | worker | personnel | contributor | holder | payroll | badge | id | ids | uid | pid | no | nr',
  'num | number | idx | index | row | line | rank | ref | invoice | order | code | s | sr | serial | nonce',
  'team | department | dept | division | squad | group | guild | pod | subdao | office | company | organization',
  'organisation | employer | project | entity | location | country | city | region | street | address | zip | plz',
  'postcode | postal | timezone | nationality | language | floor | house | room | desk | seat | seats | cost | center | centre',
  'role | title | job | position | occupation | seniority | gender | age | birthday | birth | photo | avatar',
  'start | starts | begin | hire | hired | join | joined | joining | since | from | year | month | day | date | time',
  'timestamp | datetime | unixtimestamp | utc | block | blockno | blocknumber | created | updated | of | the | in | at | on',
  'token | asset | currency | coin | symbol | chain | network | chainid | decimals | contract | sender | payer | level | grade | tier | score | vote | votes | choice | priority | version',
  'source | manager | approver | admin | signer | supervisor | lead | wallet | percentage | method',
  'vendor | supplier | client | customer | contractor | freelancer | consultant | participant | winner | recipient',
  'beneficiary | grantee | borrower | researcher | author | artist | creator | player | operator | hunter | wearer',
  'tx count | txs | transactions | transfers | first seen | last seen',
  'Vorname | Nachname | Familienname | Anrede | Personalnummer | Mitarbeiter | Mitarbeiternummer | Abteilung | Bereich',
  'Standort | Land | Stadt | Ort | Straße | Rolle | Funktion | Stelle | Eintritt | Eintrittsdatum | Geburtsdatum | Telefon',
  'Telefonnummer | lfd | lfdnr | Nummer | Jahr | Monat | Tag | Datum | Beginn | Anfang | Firma | Projekt | Alter | Rang',
  'nom | prénom | prénoms | noms | service | équipe | poste | fonction | matricule | numéro | pays | ville | rue | embauche',
  'téléphone | courriel | société | projet | année | mois | jour | début | de | du | le | la | n | nº | d',
  'nombre | nombres | apellido | apellidos | departamento | puesto | cargo | equipo | país | ciudad | calle | correo',
  'teléfono | empleado | número | ingreso | inicio | fecha | año | mes | día | empresa | proyecto | legajo',
  'nome | sobrenome | equipe | time | função | matrícula | cidade | rua | telefone | início | data | ano | mês | dia | projeto',
  'cognome | reparto | ruolo | squadra | paese | città | via | telefono | matricola | dipendente | numero | inizio | anno | giorno | azienda',
  'naam | voornaam | achternaam | afdeling | functie | personeelsnummer | land | stad | straat | telefoon | datum | jaar | maand',
  'imię | nazwisko | dział | stanowisko | zespół | kraj | miasto | ulica | rok | miesiąc | pracownik | numer',
  'ad | adı | soyad | soyadı | isim | departman | bölüm | görev | unvan | ekip | ülke | şehir | telefon | tarih | yıl | ay | sıra',
  'имя | фамилия | отчество | фио | отдел | должность | команда | страна | город | улица | телефон | почта | номер | год | месяц | дата',
  "ім'я | прізвище | відділ | посада | країна | місто | вулиця | рік | місяць",
  'namn | förnamn | efternamn | avdelning | befattning | anställningsnummer | ort | gata | år | månad',
  'Inhaber | Kontoinhaber | Mitarbeitername | Mitarbeiterin | titulaire | collaborateur | collaboratrice | salarié | salariée',
  'titular | colaborador | colaboradora | trabajador | trabajadora | funcionário | funcionária | nominativo | collaboratore',
  'intestatario | denominazione | medewerker | werknemer | współpracownik | çalışan | сотрудник | работник | працівник | співробітник',
  '员工 | 员工姓名 | 社員 | 社員名 | 従業員 | 직원 | 사원 | 직원명',
  '姓名 | 名字 | 姓 | 名 | 部门 | 部門 | 职位 | 職位 | 团队 | 公司 | 国家 | 城市 | 电话 | 邮箱 | 序号 | 编号 | 工号 | 入职日期 | 年 | 月 | 日期',
  '氏名 | 名前 | 部署 | 役職 | 会社 | 国 | 都市 | 電話 | メール | 番号 | 社員番号 | 入社日 | 日付',
  '이름 | 성명 | 부서 | 직책 | 직급 | 회사 | 국가 | 도시 | 전화 | 이메일 | 번호 | 사번 | 입사일 | 날짜',
  'नाम | विभाग | पद | शहर | देश | الاسم | القسم | الوظيفة | المدينة | البلد | رقم',
  'jméno | příjmení | meno | priezvisko | oddělení | číslo | nimi | osasto | navn | afdeling | avdeling | όνομα | επώνυμο | τμήμα | αριθμός',
  'nume | prenume | departament | név | osztály | sorszám | họ tên | tên | họ và tên | phòng ban | stt | nama | departemen | nomor',
  'ชื่อ | แผนก | ลำดับ | שם | מחלקה | מספר | نام | بخش | ردیف | क्रमांक',
);

/** Whether every word of a column's name is such a word. */
export function isNeutralName(name: string): boolean {
  if (NEUTRAL.has(joined(name))) return true;
  const parts = columnNameWords(name).filter((part) => !/^\d+$/.test(part));
  return parts.length > 0 && parts.every((part) => NEUTRAL.has(part));
}

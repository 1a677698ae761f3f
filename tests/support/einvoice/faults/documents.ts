import type { Random } from '../random'
import { edit, editNumber, inAnswer, inInvoice, inWrapper, type Fault } from './fault'

const otherHex = (code: string, random: Random) => {
  const at = random.upTo(code.length)
  return code.slice(0, at) + (code[at] === 'a' ? 'b' : 'a') + code.slice(at + 1)
}
const code = (text: string, change: (code: string) => string, from = 0) =>
  edit(text, /(<cbc:UUID[^>]*>)([0-9a-f]{96})/, (open = '', value = '') => open + change(value), from)

export const documentFaults: readonly Fault[] = [
  inInvoice('one letter of the CUFE is another', 'C1', (text, random) =>
    code(text, (value) => otherHex(value, random)),
  ),
  inInvoice('a CUFE that is cut', 'C1', (text) => code(text, (value) => value.slice(0, 90))),
  inInvoice('a time that the CUFE does not know', 'C1', (text) =>
    editNumber(text, 'IssueTime', () => '23:59:59-05:00'),
  ),
  inInvoice('a number that the CUFE does not know', 'C1', (text) =>
    edit(text, /(<cbc:ID>)([^<]+)/, (open = '', number = '') => `${open}${number}1`),
  ),
  inInvoice('a code of another kind', 'C1', (text) =>
    edit(text, /schemeName="CU[FD]E-SHA384"/, () => 'schemeName="CUFE-SHA1"'),
  ),
  inInvoice('the test environment', 'E4', (text) => editNumber(text, 'ProfileExecutionID', () => '2')),
  inInvoice('the test environment of the CUFE', 'E4', (text) =>
    edit(text, /<cbc:UUID schemeID="1"/, () => '<cbc:UUID schemeID="2"'),
  ),
  inInvoice('no environment', 'E4', (text) => editNumber(text, 'ProfileExecutionID', () => '')),
  inInvoice('another profile', 'E1', (text) => editNumber(text, 'ProfileID', () => 'PEPPOL BIS 3')),
  inInvoice('a type that is nothing', 'E5', (text) => editNumber(text, 'InvoiceTypeCode', () => '77')),
  inInvoice('a QR of another invoice', 'E2', (text, random) =>
    edit(
      text,
      /(<sts:QRCode>[^<]*?)([0-9a-f]{96})/,
      (start = '', value = '') => start + otherHex(value, random),
    ),
  ),
  inInvoice('a note without its invoice', 'D2', (text) =>
    edit(text, /<cac:BillingReference>[^]*?<\/cac:BillingReference>/, () => ''),
  ),
  inInvoice('a note that names its invoice by half a CUFE', 'D2', (text) =>
    edit(
      text,
      /(<cac:InvoiceDocumentReference>[^]*?<cbc:UUID[^>]*>)([0-9a-f]{96})/,
      (open = '', value = '') => open + value.slice(0, 50),
    ),
  ),
  inInvoice('a note that names two invoices', 'D2', (text) =>
    edit(
      text,
      /(<cbc:ReferenceID>FV)(\d+)/,
      (open = '', digits = '') => `${open}${[...digits].reverse().join('')}7`,
    ),
  ),
  inInvoice('a note older than its invoice', 'D2', (text) =>
    edit(text, /<cbc:IssueDate>2025-12-30/, () => '<cbc:IssueDate>2026-12-30'),
  ),
  inAnswer('rejected by DIAN', 'E3', (text) => editNumber(text, 'ResponseCode', () => '04')),
  inAnswer('an answer that nobody knows', 'E3', (text) => editNumber(text, 'ResponseCode', () => '99')),
  inAnswer('an answer about another invoice', 'E2', (text, random) =>
    code(text, (value) => otherHex(value, random)),
  ),
  inAnswer('an answer of the test environment', 'E4', (text) =>
    editNumber(text, 'ProfileExecutionID', () => '2'),
  ),
  inAnswer('an answer that is cut', 'E2', (text) => text.slice(0, -40)),
  inWrapper('a wrapper without an invoice', 'E2', (text) =>
    edit(text, /<cac:Attachment>[^]*?<\/cac:Attachment>/, () => ''),
  ),
  inWrapper('a wrapper without an answer', 'E3', (text) =>
    edit(
      text,
      /<cac:DocumentReference><cbc:ID>[^]*<\/cac:DocumentReference>(?=<\/cac:ParentDocumentLine)/,
      () => '',
    ),
  ),
  inWrapper('a wrapper that names another CUFE', 'E2', (text, random) =>
    code(text, (value) => otherHex(value, random), text.indexOf('<cac:ParentDocumentLineReference>')),
  ),
  inWrapper('a wrapper that names another number', 'E2', (text) =>
    editNumber(text, 'ParentDocumentID', (number) => `${number}9`),
  ),
  inWrapper('a wrapper of another supplier', 'E2', (text) =>
    edit(text, /(<cac:SenderParty>[^]*?>)\d{9,10}</, (open = '') => `${open}999777111<`),
  ),
  inWrapper('a wrapper that notes another verdict', 'E2', (text) =>
    editNumber(text, 'ValidationResultCode', () => '04'),
  ),
  inWrapper('two invoices in a wrapper', 'E2', (text) =>
    edit(text, /(<cac:Attachment>[^]*?<\/cac:Attachment>)/, (attachment = '') => attachment + attachment),
  ),
]

const nit = (
  name: string,
  party: 'Supplier' | 'Customer',
  change: (nit: string, digit: string) => [nit: string, digit: string],
): Fault =>
  inInvoice(name, 'N1', (text) =>
    edit(
      text,
      /<cbc:CompanyID schemeID="(\d)" schemeName="31">(\d+)</,
      (digit = '', number = '') => {
        const [changed, other] = change(number, digit)
        return `<cbc:CompanyID${other === '' ? '' : ` schemeID="${other}"`} schemeName="31">${changed}<`
      },
      text.indexOf(`<cac:Accounting${party}Party>`),
    ),
  )

const other = (digit: string) => String((Number(digit) + 1) % 10)
const swap = (number: string) => number.slice(0, 6) + number[7] + number[6] + number.slice(8)

export const partyFaults: readonly Fault[] = [
  nit("the supplier's digit is another", 'Supplier', (number, digit) => [number, other(digit)]),
  nit("the customer's digit is another", 'Customer', (number, digit) => [number, other(digit)]),
  nit('a digit glued to the NIT', 'Supplier', (number, digit) => [number + digit, digit]),
  nit('a NIT with leading zeros', 'Customer', (number, digit) => [`0${number}`, digit]),
  nit('a NIT with points', 'Supplier', (number, digit) => [number.replace(/\B(?=(\d{3})+$)/g, '.'), digit]),
  nit('two digits of a NIT are swapped', 'Customer', (number, digit) => [
    swap(number) === number ? plusOne(number) : swap(number),
    digit,
  ]),
  nit('no digit', 'Supplier', (number) => [number, '']),
  inInvoice('no NIT of the supplier', 'E5', (text) =>
    edit(
      text,
      /<cbc:CompanyID[^>]*>[^<]+/,
      () => '<cbc:CompanyID>',
      text.indexOf('<cac:AccountingSupplierParty>'),
    ),
  ),
  inInvoice('a number outside of the range', 'N3', (text) => editNumber2(text, '<sts:To>', '999')),
  inInvoice('a number below the range', 'N3', (text) => editNumber2(text, '<sts:From>', '9999998')),
  inInvoice('a prefix that is not authorized', 'N3', (text) =>
    edit(text, /<sts:Prefix>[^<]*/, () => '<sts:Prefix>XYZ'),
  ),
  inInvoice('a date after the authorization', 'N3', (text) =>
    edit(text, /<cbc:EndDate>2027-10-01/, () => '<cbc:EndDate>2025-12-31'),
  ),
  inInvoice('no authorization', 'N3', (text) =>
    text.includes('<cbc:InvoiceTypeCode>03')
      ? null
      : edit(text, /<sts:InvoiceControl>[^]*<\/sts:InvoiceControl>/, () => ''),
  ),
  inInvoice('a date of 2035', 'P2', (text) =>
    editNumber(text, 'IssueDate', (date) => `2035${date.slice(4)}`),
  ),
  inInvoice('a date of 2018', 'P2', (text) =>
    editNumber(text, 'IssueDate', (date) => `2018${date.slice(4)}`),
  ),
  inInvoice('a time that does not exist', 'P2', (text) =>
    editNumber(text, 'IssueTime', () => '25:61:00-05:00'),
  ),
  inInvoice('due before it was made', 'P2', (text) => editNumber(text, 'PaymentDueDate', () => '2025-11-30')),
  inInvoice('a date that does not exist', 'P2', (text) => editNumber(text, 'IssueDate', () => '2026-02-30')),
  inInvoice('a date the other way round', 'P2', (text) =>
    editNumber(text, 'IssueDate', (date) => date.split('-').reverse().join('/')),
  ),
]

const plusOne = (number: string) => String(BigInt(number) + 1n)
const editNumber2 = (text: string, tag: string, value: string) =>
  edit(text, new RegExp(`${tag}\\d+`), () => `${tag}${value}`)

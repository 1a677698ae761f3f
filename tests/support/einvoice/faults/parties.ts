import { edit, editNumber } from './edit'
import { inInvoice, type Fault } from './fault'

/** The NIT of a party, its digit before it; only of parties that have a NIT. */
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

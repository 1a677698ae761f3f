import type { Random } from '../random'
import { edit, editNumber } from './edit'
import { inAnswer, inInvoice, inWrapper, type Fault } from './fault'

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

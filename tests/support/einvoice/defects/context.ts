import { ownCompany } from '../sound-invoice'
import { attribute, defect, without, setText, type Defect } from './base'

const seller = '<cac:AccountingSupplierParty>'
const buyer = '<cac:AccountingCustomerParty>'
const [tax, legal] = ['<cac:PartyTaxScheme>', '<cac:PartyLegalEntity>']
const first = '<cac:InvoiceLine><cbc:ID>1<'
const other = '9'.repeat(3) + '777111'
const within = (text: string, party: string, part: string, change: (text: string) => string) => {
  const at = text.indexOf(part, text.indexOf(party))
  return text.slice(0, at) + change(text.slice(at))
}

export const factDefects: readonly Defect[] = [
  defect('invoice', 'no number', (text) => text.replace(/<cbc:ID>FV4821<\/cbc:ID>/, '')),
  defect('invoice', 'an empty number', (text) => text.replace('<cbc:ID>FV4821<', '<cbc:ID><')),
  defect('invoice', 'no date', (text) => without(text, 'IssueDate')),
  defect('invoice', 'a date that does not exist', (text) => setText(text, 'IssueDate', '2026-02-30')),
  defect('invoice', 'a date the other way round', (text) => setText(text, 'IssueDate', '27/04/2026')),
  defect('invoice', 'a date to come', (text) => setText(text, 'IssueDate', '2027-01-01')),
  defect('invoice', 'a date before there were such invoices', (text) =>
    setText(text, 'IssueDate', '2016-04-27'),
  ),
  defect('invoice', 'no time', (text) => without(text, 'IssueTime')),
  defect('invoice', 'a time without its zone', (text) =>
    setText(text, 'IssueTime', (old) => old.slice(0, 8)),
  ),
  defect('invoice', 'a time of another zone', (text) =>
    setText(text, 'IssueTime', (old) => `${old.slice(0, 8)}+02:00`),
  ),
  defect('invoice', 'a time that does not exist', (text) => setText(text, 'IssueTime', '25:61:00-05:00')),
  defect('invoice', 'a period that ends before it begins', (text) =>
    setText(text, 'EndDate', '2026-01-31', '<cac:InvoicePeriod>'),
  ),
  defect('invoice', 'on credit without a term', (text) => without(text, 'PaymentDueDate')),
  defect('invoice', 'due before it was made', (text) => setText(text, 'PaymentDueDate', '2026-01-01')),
  defect('invoice', 'due on a day that does not exist', (text) => setText(text, 'PaymentDueDate', '30 días')),
  defect('invoice', 'nothing about the payment', (text) => without(text, 'PaymentMeans')),
  defect('invoice', 'a form of payment that does not exist', (text) =>
    setText(text, 'ID', '3', '<cac:PaymentMeans>'),
  ),
  defect('invoice', 'no form of payment', (text) => setText(text, 'ID', '', '<cac:PaymentMeans>')),
  defect('invoice', 'a means of payment that does not exist', (text) =>
    setText(text, 'PaymentMeansCode', '999'),
  ),
  defect('invoice', 'no means of payment', (text) => without(text, 'PaymentMeansCode')),

  defect('invoice', 'another profile', (text) => setText(text, 'ProfileID', 'PEPPOL BIS 3')),
  defect('invoice', 'no profile', (text) => without(text, 'ProfileID')),
  defect('invoice', 'the profile of a note', (text) =>
    setText(text, 'ProfileID', 'DIAN 2.1: Nota Crédito de Factura Electrónica de Venta'),
  ),
  defect('invoice', 'another version', (text) => setText(text, 'UBLVersionID', 'UBL 2.0')),
  defect('invoice', 'no version', (text) => without(text, 'UBLVersionID')),
  defect('invoice', 'an operation that does not exist', (text) => setText(text, 'CustomizationID', '99')),
  defect('invoice', 'the operation of a note', (text) => setText(text, 'CustomizationID', '20')),
  defect('invoice', 'no operation', (text) => without(text, 'CustomizationID')),
  defect('invoice', 'the test environment', (text) => setText(text, 'ProfileExecutionID', '2')),
  defect('invoice', 'no environment', (text) => without(text, 'ProfileExecutionID')),
  defect('invoice', 'a CUFE of the test environment', (text) => attribute(text, 'UUID', 'schemeID', '2')),
  defect('invoice', 'a type that does not exist', (text) => setText(text, 'InvoiceTypeCode', '77')),
  defect('invoice', 'no type', (text) => without(text, 'InvoiceTypeCode')),
  defect('invoice', 'the type of a note', (text) => setText(text, 'InvoiceTypeCode', '91')),
  defect('invoice', 'no CUFE', (text) => without(text, 'UUID')),
  defect('invoice', 'half a CUFE', (text) => setText(text, 'UUID', (old) => old.slice(0, 50))),
  defect('invoice', 'a CUFE of zeros', (text) => setText(text, 'UUID', '0'.repeat(96))),
  defect('invoice', 'one letter of the CUFE is another', (text) =>
    setText(text, 'UUID', (old) => (old.startsWith('a') ? 'b' : 'a') + old.slice(1)),
  ),
  defect('invoice', 'a CUDE where a CUFE belongs', (text) =>
    attribute(text, 'UUID', 'schemeName', 'CUDE-SHA384'),
  ),
  defect('invoice', 'a CUFE of another algorithm', (text) =>
    attribute(text, 'UUID', 'schemeName', 'CUFE-SHA1'),
  ),
  defect('invoice', 'a QR of another invoice', (text) => text.replace(/(documentkey=)[0-9a-f]{3}/, '$1fff')),
  defect('invoice', 'no currency', (text) => without(text, 'DocumentCurrencyCode')),
  defect('invoice', 'a currency that does not exist', (text) =>
    text.replaceAll('"COP"', '"XQQ"').replace('>COP<', '>XQQ<'),
  ),
  defect('invoice', 'a currency by its sign', (text) => setText(text, 'DocumentCurrencyCode', '$')),
  defect('invoice', 'no lines', (text) => text.replace(/<cac:InvoiceLine>[^]*<\/cac:InvoiceLine>/, '')),
  defect('invoice', 'a line under a namespace of its own', (text) =>
    text.replace('<cac:InvoiceLine>', '<x:Extra xmlns:x="urn:x">1</x:Extra><cac:InvoiceLine>'),
  ),
  defect('invoice', 'elements of a wrong namespace', (text) =>
    text.replace(/xmlns:cbc="[^"]*"/, 'xmlns:cbc="urn:example:basic"'),
  ),
  defect('invoice', 'a root of no namespace', (text) => text.replace(/ xmlns="[^"]*"/, '')),

  defect('invoice', 'no authorization', (text) => without(text, 'InvoiceControl')),
  defect('invoice', 'no number of the authorization', (text) => without(text, 'InvoiceAuthorization')),
  defect('invoice', 'an authorization of words', (text) =>
    setText(text, 'InvoiceAuthorization', 'pendiente'),
  ),
  defect('invoice', 'no period of the authorization', (text) => without(text, 'AuthorizationPeriod')),
  defect('invoice', 'no end of the authorization', (text) =>
    setText(text, 'EndDate', '', '<sts:AuthorizationPeriod>'),
  ),
  defect('invoice', 'an authorization that is over', (text) =>
    setText(text, 'EndDate', '2026-01-31', '<sts:AuthorizationPeriod>'),
  ),
  defect('invoice', 'an authorization that ends before it begins', (text) =>
    setText(text, 'EndDate', '2020-01-31', '<sts:AuthorizationPeriod>'),
  ),
  defect('invoice', 'no authorized numbers', (text) => without(text, 'AuthorizedInvoices')),
  defect('invoice', 'no last number', (text) => without(text, 'To', '<sts:AuthorizedInvoices>')),
  defect('invoice', 'numbers the other way round', (text) =>
    setText(setText(text, 'From', '9999999'), 'To', '1', '<sts:AuthorizedInvoices>'),
  ),
  defect('invoice', 'a number above the range', (text) =>
    setText(text, 'To', '999', '<sts:AuthorizedInvoices>'),
  ),
  defect('invoice', 'a number below the range', (text) => setText(text, 'From', '999999')),
  defect('invoice', 'another prefix', (text) => setText(text, 'Prefix', 'XYZ')),
  defect('invoice', 'no prefix', (text) => setText(text, 'Prefix', '')),

  ...(
    [
      ['seller', seller],
      ['buyer', buyer],
    ] as const
  ).flatMap(([who, party]) => [
    defect('invoice', `no ${who} at all`, (text) => without(text, party.slice(5, -1))),
    defect('invoice', `no NIT of the ${who}`, (text) =>
      within(text, party, tax, (rest) => without(rest, 'CompanyID')),
    ),
    defect('invoice', `no name of the ${who}`, (text) =>
      within(
        within(text, party, tax, (rest) => without(rest, 'RegistrationName')),
        party,
        legal,
        (rest) => without(rest, 'RegistrationName'),
      ),
    ),
    defect('invoice', `another digit of the ${who}`, (text) =>
      within(text, party, tax, (rest) => attribute(rest, 'CompanyID', 'schemeID', '0')),
    ),
    defect('invoice', `no digit of the ${who}`, (text) =>
      within(text, party, tax, (rest) => attribute(rest, 'CompanyID', 'schemeID', '')),
    ),
    defect('invoice', `a NIT with points of the ${who}`, (text) =>
      within(text, party, tax, (rest) =>
        setText(rest, 'CompanyID', (old) => old.replace(/\B(?=(\d{3})+$)/g, '.')),
      ),
    ),
    defect('invoice', `a NIT with its digit glued on of the ${who}`, (text) =>
      within(text, party, tax, (rest) => rest.replace(/(schemeID="(\d)" schemeName="31">\d{9})/, '$1$2')),
    ),
    defect('invoice', `a NIT with zeros before it of the ${who}`, (text) =>
      within(text, party, tax, (rest) => setText(rest, 'CompanyID', (old) => `0${old}`)),
    ),
    defect('invoice', `two digits of the NIT swapped of the ${who}`, (text) =>
      within(text, party, tax, (rest) =>
        setText(rest, 'CompanyID', (old) => `${old.slice(0, 3)}${old[4]}${old[3]}${old.slice(5)}`),
      ),
    ),
    defect('invoice', `two NITs of the ${who}`, (text) =>
      within(text, party, legal, (rest) => setText(rest, 'CompanyID', other)),
    ),
    defect('invoice', `two names of the ${who}`, (text) =>
      within(text, party, legal, (rest) => setText(rest, 'RegistrationName', 'Otra Empresa Inventada')),
    ),
    defect('invoice', `an identity that does not exist of the ${who}`, (text) =>
      within(text, party, tax, (rest) => attribute(rest, 'CompanyID', 'schemeName', '99')),
    ),
    defect('invoice', `a kind of person that does not exist of the ${who}`, (text) =>
      setText(text, 'AdditionalAccountID', '5', party),
    ),
    defect('invoice', `a responsibility that does not exist of the ${who}`, (text) =>
      setText(text, 'TaxLevelCode', 'Régimen común', party),
    ),
  ]),
  defect('invoice', 'no responsibilities of the seller', (text) => without(text, 'TaxLevelCode', seller)),
  defect('invoice', 'seller and buyer are one', (text) =>
    text.replaceAll(
      'schemeID="8" schemeName="31">999100201',
      `schemeID="${ownCompany.digit}" schemeName="31">999200555`,
    ),
  ),
  defect('invoice', 'the registrations of both changed places', (text) =>
    within(
      within(text, seller, legal, (rest) => setText(rest, 'CompanyID', '999200555')),
      buyer,
      legal,
      (rest) => setText(rest, 'CompanyID', '999100201'),
    ),
  ),
  defect('invoice', 'a line without words', (text) => setText(text, 'Description', '', first)),
  defect('invoice', 'a line without its good', (text) => without(text, 'Item', first)),
  defect('invoice', 'a line without a unit', (text) =>
    attribute(text, 'InvoicedQuantity', 'unitCode', null, first),
  ),
  defect('invoice', 'a line without a number', (text) =>
    text.replace('<cac:InvoiceLine><cbc:ID>2</cbc:ID>', '<cac:InvoiceLine>'),
  ),
  defect('invoice', 'two lines of one number', (text) =>
    text.replace('<cac:InvoiceLine><cbc:ID>2<', '<cac:InvoiceLine><cbc:ID>1<'),
  ),

  defect('export', 'dollars without a rate', (text) => without(text, 'PaymentExchangeRate')),
  defect('export', 'a rate of zero', (text) => setText(text, 'CalculationRate', '0')),
  defect('export', 'a rate that is no number', (text) => setText(text, 'CalculationRate', 'TRM')),
  defect('export', 'a rate of another currency', (text) => setText(text, 'SourceCurrencyCode', 'EUR')),
  defect('export', 'a rate to another currency', (text) => setText(text, 'TargetCurrencyCode', 'USD')),
  defect('export', 'a rate of no day', (text) => without(text, 'Date', '<cac:PaymentExchangeRate>')),

  ...(['credit', 'debit'] as const).flatMap((of) => [
    defect(of, `a ${of} note without a reason`, (text) => without(text, 'DiscrepancyResponse')),
    defect(of, `a ${of} note of a reason that does not exist`, (text) => setText(text, 'ResponseCode', '9')),
    defect(of, `a ${of} note without its invoice`, (text) => without(text, 'BillingReference')),
    defect(of, `a ${of} note about an invoice without a CUFE`, (text) =>
      without(text, 'UUID', '<cac:BillingReference>'),
    ),
    defect(of, `a ${of} note about half a CUFE`, (text) =>
      setText(text, 'UUID', 'ab12ab12', '<cac:BillingReference>'),
    ),
    defect(of, `a ${of} note about an invoice without a number`, (text) =>
      without(text, 'ID', '<cac:BillingReference>'),
    ),
    defect(of, `a ${of} note about itself`, (text) =>
      setText(text, 'ID', 'FV4821', '<cac:BillingReference>'),
    ),
    defect(of, `a ${of} note about two numbers`, (text) => setText(text, 'ReferenceID', 'FV4321')),
    defect(of, `a ${of} note older than its invoice`, (text) =>
      setText(text, 'IssueDate', '2026-09-30', '<cac:BillingReference>'),
    ),
    defect(of, `a ${of} note with a CUFE of its own`, (text) =>
      attribute(text, 'UUID', 'schemeName', 'CUFE-SHA384'),
    ),
    defect(of, `a ${of} note of an operation that does not exist`, (text) =>
      setText(text, 'CustomizationID', '98'),
    ),
    defect(of, `a ${of} note whose total is higher`, (text) =>
      setText(text, 'PayableAmount', (old) => `1${old}`),
    ),
  ]),
  defect('credit', 'a credit note by the operation of a debit note', (text) =>
    setText(text, 'CustomizationID', '30'),
  ),
  defect('credit', 'a credit note without its type', (text) => without(text, 'CreditNoteTypeCode')),

  defect('wrapped', 'rejected by DIAN', (text) => setText(text, 'ResponseCode', '04')),
  defect('wrapped', 'an answer that nobody knows', (text) => setText(text, 'ResponseCode', '99')),
  defect('wrapped', 'an answer about another invoice', (text) =>
    setText(text, 'UUID', (old) => `fff${old.slice(3)}`, '<cac:DocumentResponse>'),
  ),
  defect('wrapped', 'a wrapper of another number', (text) => setText(text, 'ParentDocumentID', 'FV9999')),
  defect('wrapped', 'a wrapper of another seller', (text) =>
    setText(text, 'CompanyID', other, '<cac:SenderParty>'),
  ),
  defect('wrapped', 'a wrapper of another buyer', (text) =>
    setText(text, 'CompanyID', other, '<cac:ReceiverParty>'),
  ),
  defect('wrapped', 'a wrapper that notes another verdict', (text) =>
    setText(text, 'ValidationResultCode', '04'),
  ),
  defect('wrapped', 'a wrapper without an invoice', (text) => without(text, 'Attachment')),
  defect('wrapped', 'an answer that is cut', (text) => text.replace('</cac:DocumentResponse>', '')),

  defect('invoice', 'another good in a line', (text) => setText(text, 'Description', 'Otra cosa', first)),
  defect('invoice', 'another address', (text) => setText(text, 'Line', 'Carrera Inventada 99', seller)),
  defect('invoice', 'another day of the same month', (text) => setText(text, 'IssueDate', '2026-04-26')),
  defect('invoice', 'another hour', (text) => setText(text, 'IssueTime', '23:59:59-05:00')),
  defect('invoice', 'another number of the range', (text) =>
    text.replace('<cbc:ID>FV4821<', '<cbc:ID>FV4822<'),
  ),
  defect('invoice', 'a longer term', (text) => setText(text, 'PaymentDueDate', '2026-12-31')),
]

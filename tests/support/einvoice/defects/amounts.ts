import { attribute, defect, more, swapped, without, setText, type Defect } from './base'

const totals = '<cac:LegalMonetaryTotal>'
const header = '<cac:TaxTotal>'
const withheld = '<cac:WithholdingTaxTotal>'
const first = '<cac:InvoiceLine><cbc:ID>1<'
const second = '<cac:InvoiceLine><cbc:ID>2<'
const third = '<cac:InvoiceLine><cbc:ID>3<'
const bags = '<cac:InvoiceLine><cbc:ID>4<'

const spoils: readonly (readonly [name: string, change: (old: string) => string])[] = [
  ['is higher', more],
  ['has two digits swapped', swapped],
  ['is negative', (old) => `-${old}`],
  ['has an exponent', () => '12E5'],
  ['has a decimal comma', (old) => old.replace('.', ',')],
  ['has separators of thousands', () => '1,234,567.00'],
  ['is empty', () => ''],
]
const totalTags = ['LineExtensionAmount', 'TaxExclusiveAmount', 'TaxInclusiveAmount', 'PayableAmount']

export const amountDefects: readonly Defect[] = [
  ...totalTags.flatMap((tag) =>
    spoils.map(([how, change]) =>
      defect('invoice', `${tag} ${how}`, (text) => setText(text, tag, change, totals)),
    ),
  ),
  defect('invoice', 'PayableAmount is one peso higher', (text) =>
    setText(text, 'PayableAmount', (old) => (Number(old) + 1).toFixed(2), totals),
  ),
  ...['LineExtensionAmount', 'TaxInclusiveAmount', 'PayableAmount'].map((tag) =>
    defect('invoice', `${tag} is not there`, (text) => without(text, tag, totals)),
  ),
  ...['AllowanceTotalAmount', 'ChargeTotalAmount', 'PrepaidAmount'].flatMap((tag) => [
    defect('invoice', `${tag} is higher`, (text) => setText(text, tag, more, totals)),
    defect('invoice', `${tag} is not there`, (text) => without(text, tag, totals)),
    defect('invoice', `${tag} is no number`, (text) => setText(text, tag, 'N/A', totals)),
  ]),
  defect('invoice', 'the total has the withholdings taken off', (text) => {
    const sum = [...text.matchAll(/<cac:WithholdingTaxTotal><cbc:TaxAmount[^>]*>([^<]*)/g)].reduce(
      (all, [, one]) => all + Number(one),
      0,
    )
    return setText(text, 'PayableAmount', (old) => (Number(old) - sum).toFixed(2), totals)
  }),
  defect('invoice', 'the total is in another currency', (text) =>
    attribute(text, 'PayableAmount', 'currencyID', 'USD', totals),
  ),
  defect('invoice', 'the price of a line is in another currency', (text) =>
    attribute(text, 'PriceAmount', 'currencyID', 'USD', first),
  ),
  defect('invoice', 'there are no totals', (text) => without(text, 'LegalMonetaryTotal')),

  defect('invoice', 'a tax of the header is higher', (text) => setText(text, 'TaxAmount', more, header)),
  defect('invoice', 'a tax of the header is no number', (text) =>
    setText(text, 'TaxAmount', 'nueve', header),
  ),
  defect('invoice', 'a part of a tax is higher', (text) =>
    setText(text, 'TaxAmount', more, '<cac:TaxSubtotal>'),
  ),
  defect('invoice', 'a base of the header is higher', (text) => setText(text, 'TaxableAmount', more, header)),
  defect('invoice', 'a base of the header is zero', (text) => setText(text, 'TaxableAmount', '0.00', header)),
  defect('invoice', 'a rate of the header is another', (text) => setText(text, 'Percent', '16', header)),
  defect('invoice', 'a rate that does not exist', (text) =>
    text.replaceAll('<cbc:Percent>19<', '<cbc:Percent>18<'),
  ),
  defect('invoice', 'a rate with its sign', (text) => setText(text, 'Percent', '19%', header)),
  defect('invoice', 'a rate as a fraction', (text) => setText(text, 'Percent', '0.19', header)),
  defect('invoice', 'a tax is not there in the header', (text) => without(text, 'TaxTotal')),
  defect('invoice', 'a tax is there twice in the header', (text) =>
    text.replace(/<cac:TaxTotal>[^]*?<\/cac:TaxTotal>/, '$&$&'),
  ),
  defect('invoice', 'a tax without parts', (text) => without(text, 'TaxSubtotal')),
  defect('invoice', 'a tax of a code that does not exist', (text) =>
    setText(text, 'ID', '77', '<cac:TaxScheme>'),
  ),
  defect('invoice', 'a tax without a code', (text) => setText(text, 'ID', '', '<cac:TaxScheme>')),
  defect('invoice', 'IVA by the code of INC', (text) => setText(text, 'ID', '04', '<cac:TaxScheme>')),
  defect('invoice', 'IVA by the code of ICA', (text) => setText(text, 'ID', '03', '<cac:TaxScheme>')),
  defect('invoice', 'a tax by the code of a withholding', (text) =>
    text.replaceAll('<cbc:ID>01</cbc:ID><cbc:Name>IVA', '<cbc:ID>05</cbc:ID><cbc:Name>IVA'),
  ),
  defect('invoice', 'INC called IVA', (text) => setText(text, 'Name', 'IVA', '<cbc:ID>04</cbc:ID>')),
  defect('invoice', 'bags at another price each', (text) =>
    text.replaceAll('>70.00</cbc:PerUnitAmount>', '>66.00</cbc:PerUnitAmount>'),
  ),
  defect('invoice', 'a tax of bags that is higher', (text) => setText(text, 'TaxAmount', '190.00', bags)),
  defect('invoice', 'the price of a bag is no number', (text) =>
    setText(text, 'PerUnitAmount', 'setenta', header),
  ),

  defect('invoice', 'a tax of a line is higher', (text) => setText(text, 'TaxAmount', more, first)),
  defect('invoice', 'a base of a line is higher', (text) => setText(text, 'TaxableAmount', more, first)),
  defect('invoice', 'a rate of a line is another', (text) => setText(text, 'Percent', '16', first)),
  defect('invoice', 'a tax of a line is not there', (text) => without(text, 'TaxTotal', first)),
  defect(
    'invoice',
    'a line of a tax that the header does not know',
    (text) =>
      text.slice(0, text.indexOf(third)) +
      setText(text.slice(text.indexOf(third)), 'ID', '34', '<cac:TaxScheme>'),
  ),
  defect('invoice', 'a line is worth more', (text) => setText(text, 'LineExtensionAmount', more, first)),
  defect('invoice', 'a line has two digits swapped', (text) =>
    setText(text, 'LineExtensionAmount', swapped, first),
  ),
  defect('invoice', 'a line is negative', (text) =>
    setText(text, 'LineExtensionAmount', (old) => `-${old}`, first),
  ),
  defect('invoice', 'a line without its amount', (text) => without(text, 'LineExtensionAmount', first)),
  defect('invoice', 'a price is higher', (text) => setText(text, 'PriceAmount', more, first)),
  defect('invoice', 'a price is negative', (text) => setText(text, 'PriceAmount', (old) => `-${old}`, first)),
  defect('invoice', 'a line without its price', (text) => without(text, 'Price', first)),
  defect('invoice', 'a quantity is higher', (text) => setText(text, 'InvoicedQuantity', '31', first)),
  defect('invoice', 'a quantity is zero', (text) => setText(text, 'InvoicedQuantity', '0', first)),
  defect('invoice', 'a quantity is negative', (text) => setText(text, 'InvoicedQuantity', '-3', first)),
  defect('invoice', 'a quantity is a word', (text) => setText(text, 'InvoicedQuantity', 'tres', first)),
  defect('invoice', 'a line without its quantity', (text) => without(text, 'InvoicedQuantity', first)),
  defect('invoice', 'a line is not there', (text) =>
    text.replace(/<cac:InvoiceLine><cbc:ID>2<[^]*?<\/cac:InvoiceLine>/, ''),
  ),
  defect('invoice', 'a line is there twice', (text) =>
    text.replace(/<cac:InvoiceLine><cbc:ID>2<[^]*?<\/cac:InvoiceLine>/, '$&$&'),
  ),
  defect('invoice', 'one line more than there are', (text) => setText(text, 'LineCountNumeric', '9')),
  defect('invoice', 'a count of lines that is no number', (text) =>
    setText(text, 'LineCountNumeric', 'tres'),
  ),

  defect('invoice', 'a discount of a line is higher', (text) => setText(text, 'Amount', more, first)),
  defect('invoice', 'a discount of a line by another percent', (text) =>
    setText(text, 'MultiplierFactorNumeric', '20.00', first),
  ),
  defect('invoice', 'a discount of a line from another base', (text) =>
    setText(text, 'BaseAmount', '99999.00', first),
  ),
  defect('invoice', 'a discount that is more than its base', (text) =>
    setText(setText(text, 'BaseAmount', '1000.00', first), 'MultiplierFactorNumeric', '567.00', first),
  ),
  defect('invoice', 'a discount of a line that is a charge', (text) =>
    setText(text, 'ChargeIndicator', 'true', first),
  ),
  defect('invoice', 'a discount of a line that is negative', (text) =>
    setText(text, 'Amount', (old) => `-${old}`, first),
  ),
  defect('invoice', 'a discount of a line is not there', (text) => without(text, 'AllowanceCharge', first)),
  defect('invoice', 'a charge of a line is higher', (text) => setText(text, 'Amount', more, second)),
  defect('invoice', 'a discount of the header is higher', (text) =>
    setText(text, 'Amount', more, '<cac:AllowanceCharge>'),
  ),
  defect('invoice', 'a discount of the header is a charge', (text) =>
    setText(text, 'ChargeIndicator', 'true', '<cac:AllowanceCharge>'),
  ),
  defect('invoice', 'a discount of the header is not there', (text) => without(text, 'AllowanceCharge')),
  defect('invoice', 'a prepayment is higher', (text) => setText(text, 'PaidAmount', more)),

  defect('invoice', 'a withholding is higher', (text) => setText(text, 'TaxAmount', more, withheld)),
  defect('invoice', 'a part of a withholding is higher', (text) =>
    setText(text, 'TaxAmount', more, text.slice(text.indexOf('<cac:TaxSubtotal>', text.indexOf(withheld)))),
  ),
  defect('invoice', 'a base of a withholding is higher', (text) =>
    setText(text, 'TaxableAmount', (old) => (Number(old) * 2).toFixed(2), withheld),
  ),
  defect('invoice', 'a rate of a withholding is another', (text) =>
    setText(text, 'Percent', '3.5', withheld),
  ),
  defect('invoice', 'a withholding of a code that does not exist', (text) =>
    setText(text, 'ID', '66', withheld),
  ),
  defect('invoice', 'a tax among the withholdings', (text) => setText(text, 'ID', '01', withheld)),
  defect('invoice', 'withholdings are more than the total', (text) =>
    text.replace(
      /(<cac:WithholdingTaxTotal>[^]*?<cbc:TaxAmount[^>]*>)[^<]*([^]*?<cbc:TaxableAmount[^>]*>)[^<]*([^]*?<cbc:TaxAmount[^>]*>)[^<]*/,
      '$1900000.00$236000000.00$3900000.00',
    ),
  ),
  defect('invoice', 'a withholding is negative', (text) =>
    setText(text, 'TaxAmount', (old) => `-${old}`, withheld),
  ),
]

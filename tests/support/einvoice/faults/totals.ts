import type { RuleId } from '@/lib/einvoice/rules/rule'
import { edit, editNumber, linesIn, plus, totalsIn } from './edit'
import { inInvoice, type Fault } from './fault'

/** A total that is wrong by a few thousand. */
const total = (tag: string, rule: RuleId): Fault =>
  inInvoice(`${tag} of the header is higher`, rule, (text, random) =>
    editNumber(text, tag, (value) => plus(value, random.between(10, 9_000)), totalsIn(text)),
  )

/** Neighbouring digits in each other's place. */
const swapped = (tag: string, rule: RuleId): Fault =>
  inInvoice(`two digits of ${tag} are swapped`, rule, (text) =>
    editNumber(
      text,
      tag,
      (value) => {
        // Not the last two of the pesos: a difference of 9 would still be one, but 1 to 8 pesos hide in no rule.
        const at = [...value].findIndex(
          (digit, place) => /\d/.test(value[place + 1] ?? '') && digit !== value[place + 1] && place < 3,
        )
        if (at < 0 || value.split('.')[0]!.length < 4) return null
        return value.slice(0, at) + value[at + 1] + value[at] + value.slice(at + 2)
      },
      totalsIn(text),
    ),
  )

const written = (name: string, rule: RuleId, tag: string, change: (value: string) => string | null): Fault =>
  inInvoice(name, rule, (text) => editNumber(text, tag, change, totalsIn(text)))

export const totalFaults: readonly Fault[] = [
  total('LineExtensionAmount', 'T1'),
  total('TaxExclusiveAmount', 'T2'),
  total('TaxInclusiveAmount', 'T3'),
  total('PayableAmount', 'T4'),
  total('AllowanceTotalAmount', 'T8'),
  total('ChargeTotalAmount', 'T8'),
  total('PrepaidAmount', 'T8'),
  swapped('LineExtensionAmount', 'T1'),
  swapped('TaxInclusiveAmount', 'T3'),
  swapped('PayableAmount', 'T4'),
  inInvoice('a header discount is higher', 'T8', (text, random) => {
    const at = text.indexOf('<cac:AllowanceCharge>')
    if (at < 0 || at > totalsIn(text)) return null
    return editNumber(text, 'Amount', (value) => plus(value, random.between(10, 900)), at)
  }),
  written('an exponent', 'A1', 'PayableAmount', () => '12E5'),
  written('NaN', 'A1', 'PayableAmount', () => 'NaN'),
  written('a negative total', 'A1', 'PayableAmount', (value) => `-${value}`),
  written('separators of thousands', 'A1', 'LineExtensionAmount', () => '1,234,567.00'),
  written('a decimal comma', 'A1', 'TaxInclusiveAmount', (value) => `${value.split('.')[0]},00`),
  written('an empty total', 'A1', 'PayableAmount', () => ''),
  inInvoice('no total to pay', 'A1', (text) =>
    edit(text, /<cbc:PayableAmount[^]*?<\/cbc:PayableAmount>/, () => ''),
  ),
  inInvoice('one amount in another currency', 'A2', (text) =>
    edit(text, /(<cbc:PayableAmount currencyID=")[A-Z]+/, (open = '') => `${open}EUR`),
  ),
  inInvoice('the currency is missing', 'E5', (text) =>
    edit(text, /<cbc:DocumentCurrencyCode>[A-Z]+/, () => '<cbc:DocumentCurrencyCode>'),
  ),
  inInvoice('no lines', 'E5', (text) =>
    edit(text, /<cac:(?:Invoice|CreditNote|DebitNote)Line>[^]*Line>/, () => '', linesIn(text)),
  ),
]

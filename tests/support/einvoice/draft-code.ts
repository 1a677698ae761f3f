import { createHash } from 'node:crypto'
import { numberOf, type Draft } from './draft'
import { totalsOf } from './draft-totals'
import { money } from './xml-text'

/** The CUFE or CUDE by the annex, written apart from the reviewer's. */
export function codeOf(draft: Draft): string {
  const { taxes, lines, payable } = totalsOf(draft)
  const tax = (code: string) =>
    code +
    money(
      taxes
        .filter((one) => one.code === code)
        .flatMap(({ shares }) => shares)
        .reduce((sum, { amount }) => sum + amount, 0),
    )
  const text = `${numberOf(draft)}${draft.date}${draft.time}${money(lines)}${tax('01')}${tax('04')}${tax('03')}${money(payable)}${draft.supplier.nit}${draft.customer.nit}${draft.secret}${draft.environment}`
  return createHash('sha384').update(text).digest('hex')
}

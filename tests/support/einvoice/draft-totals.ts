import type { Draft, DraftTax } from './draft'

const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** The header that follows from the lines. */
export function totalsOf(draft: Draft) {
  const lines = add(draft.lines.map(({ amount }) => amount))
  const taxes = headerTaxes(draft)
  const taxInclusive = lines + add(taxes.flatMap(({ shares }) => shares.map(({ amount }) => amount)))
  const [allowances, charges] = [add(draft.discounts), add(draft.charges)]
  const whole = taxInclusive - allowances + charges
  return {
    lines,
    taxes,
    taxExclusive: add(
      draft.lines.map((line) =>
        Math.max(0, ...line.taxes.map(({ base, percent }) => (percent === null ? 0 : base))),
      ),
    ),
    taxInclusive,
    allowances,
    charges,
    payable: draft.subtractPrepaid ? whole - draft.prepaid : whole,
  }
}

/** One total per code, in it one share per rate. */
function headerTaxes(draft: Draft): { code: string; name: string; shares: DraftTax[] }[] {
  const all = draft.lines.flatMap(({ taxes }) => taxes)
  return [...new Set(all.map(({ code }) => code))].map((code) => {
    const own = all.filter((tax) => tax.code === code)
    const rates = [...new Set(own.map(({ percent }) => percent))]
    return {
      code,
      name: own[0]?.name ?? '',
      shares: rates.map((percent) => {
        const same = own.filter((tax) => tax.percent === percent)
        return {
          ...same[0],
          code,
          name: own[0]?.name ?? '',
          percent,
          base: add(same.map(({ base }) => base)),
          amount: add(same.map(({ amount }) => amount)),
        }
      }),
    }
  })
}

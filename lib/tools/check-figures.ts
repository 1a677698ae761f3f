import Big from 'big.js'
import { figuresText as text } from '@/content/tools/typed-figures'
import { bogotaDay, isCivilDay } from '@/lib/calendar/civil-day'
import { formatDecimal, plainAmount } from '@/lib/einvoice/amount'
import type { PictureFigures } from '@/lib/einvoice/picture-figures'
import { findSwappedDigits, sameProduct, sameSum } from '@/lib/einvoice/rules/compare'
import { checkDigit, formatNit, readNit } from '@/lib/format/nit'
import { readPesos } from '@/lib/format/number'

export type Rate = (typeof text.rates)[number]['id']
/** A figure that the invoice does not contain is an empty text. */
export type TypedFigures = PictureFigures & { rate: Rate }
export type FigureName = 'base' | 'vat' | 'withheld' | 'other' | 'total'

type FigureRow = {
  name: FigureName
  label: string
  stated: string
  /** The right amount; `stated` is the amount that the user copied from the invoice. */
  computed: string
  wrong: boolean
}
export type CheckedFigures = {
  /** The size of the first mistake in an amount, such as `18.000`; null when no amount is wrong. */
  gap: string | null
  wrong: number
  rows: readonly FigureRow[]
  checks: readonly { holds: boolean; sentence: string }[]
  hints: readonly string[]
}
export type FigureProblems = Partial<Record<keyof TypedFigures, string>>
export type FiguresAnswer = { checked: CheckedFigures } | { problems: FigureProblems }

/** Checks figures that somebody copied from an invoice. Each wrong figure is reported once. */
export function checkFigures(typed: TypedFigures, today = bogotaDay(Date.now())): FiguresAnswer {
  const amounts = {
    base: read(typed.base),
    vat: read(typed.vat || (typed.rate === '0' ? '0' : '')),
    withheld: read(typed.withheld || '0'),
    other: read(typed.other || '0'),
    total: read(typed.total),
  }
  const problems: FigureProblems = {}
  for (const name of Object.keys(amounts) as FigureName[])
    if (amounts[name] === null) problems[name] = text.problems.amount
  const nit = readNit(typed.nit)
  if (typeof nit === 'string') problems.nit = text.problems.nit
  if (typed.date !== '' && !isCivilDay(typed.date)) problems.date = text.problems.date
  const { base, vat, withheld, other, total } = amounts
  if (!base || !vat || !withheld || !other || !total || typeof nit === 'string') return { problems }
  if (problems.date) return { problems }

  const sums = judgeSums({ base, vat, withheld, other, total }, typed.rate)
  const checks = [...nitCheck(nit), ...dateCheck(typed.date, today), ...sums.checks]
  return {
    checked: {
      ...sums,
      checks,
      wrong: sums.rows.filter(({ wrong }) => wrong).length + checks.filter(({ holds }) => !holds).length,
    },
  }
}

function read(typed: string): Big | null {
  const pesos = readPesos(typed)
  return pesos === null ? null : new Big(pesos)
}

type Amounts = Record<FigureName, Big>

const percentOf = (amount: Big, percent: string) => amount.times(percent).div(100).round(0)
const near = (one: Big, other: Big) => sameSum(one, other, 'COP')
const nearProduct = (one: Big, other: Big) => sameProduct(one, other, 'COP')

function judgeSums(amounts: Amounts, rate: Rate): Pick<CheckedFigures, 'gap' | 'rows' | 'checks' | 'hints'> {
  const { base, vat, withheld, other, total } = amounts
  const sum = (one: Big, tax: Big) => one.plus(tax).plus(other).minus(withheld)
  const right = { ...amounts, vat: rate === 'mixed' ? vat : percentOf(base, rate) }
  const wrong = new Set<FigureName>()
  const checks: CheckedFigures['checks'][number][] = []
  const isVatRight = nearProduct(vat, right.vat)
  // If one other base explains both the tax and the total, only the base is wrong.
  const impliedBase = total.minus(other).plus(withheld).minus(vat)
  const isBaseWrong =
    rate !== 'mixed' &&
    rate !== '0' &&
    !isVatRight &&
    impliedBase.gt(0) &&
    nearProduct(vat, percentOf(impliedBase, rate))
  if (isBaseWrong) {
    right.base = impliedBase
    right.vat = vat
    wrong.add('base')
  } else if (!isVatRight) {
    wrong.add('vat')
    if (near(total, sum(base, vat))) checks.push({ holds: true, sentence: text.ownVat })
    else if (near(total, sum(base, right.vat))) checks.push({ holds: true, sentence: text.onlyVat })
    else wrong.add('total')
  } else if (!near(total, sum(base, vat))) wrong.add('total')
  right.total = isBaseWrong ? total : sum(base, isVatRight ? vat : right.vat)
  if (rate === 'mixed') checks.push({ holds: true, sentence: text.mixed })

  const [first] = wrong
  return {
    gap: first ? formatDecimal(plainAmount(right[first].minus(amounts[first]).abs())) : null,
    rows: rowsOf(amounts, right, wrong, rate),
    checks,
    hints: [...wrong].flatMap((name) => hintsOf(name, amounts, right, rate)),
  }
}

function rowsOf(amounts: Amounts, right: Amounts, wrong: ReadonlySet<FigureName>, rate: Rate): FigureRow[] {
  const shown = (amount: Big) => formatDecimal(plainAmount(amount))
  const names = (['base', 'vat', 'other', 'withheld', 'total'] as const).filter(
    (name) => (name !== 'other' && name !== 'withheld') || !amounts[name].eq(0),
  )
  return names.map((name) => ({
    name,
    label: name === 'vat' && rate !== 'mixed' ? text.vatAt(rate) : text.rows[name],
    stated: shown(amounts[name]),
    computed: shown(wrong.has(name) || name === 'total' ? right[name] : amounts[name]),
    wrong: wrong.has(name),
  }))
}

function hintsOf(name: FigureName, amounts: Amounts, right: Amounts, rate: Rate): string[] {
  const [stated, computed] = [amounts[name], right[name]]
  const difference = computed.minus(stated)
  const shown = (amount: Big) => formatDecimal(plainAmount(amount))
  if (name === 'total') {
    if (near(stated, amounts.base) && right.vat.gt(0)) return [text.hints.noVat]
    if (amounts.withheld.gt(0) && near(stated, computed.plus(amounts.withheld)))
      return [text.hints.noWithholding]
    if (
      amounts.withheld.eq(0) &&
      difference.gt(0) &&
      difference.lte(amounts.base.times('0.15')) &&
      !swapIn(name)
    )
      return [text.hints.maybeWithheld]
  }
  if (name === 'vat') {
    const other = text.rates.find(
      ({ id }) => id !== rate && id !== 'mixed' && nearProduct(stated, percentOf(amounts.base, id)),
    )
    if (other) return [text.hints.otherRate(other.label)]
  }
  const swapped = swapIn(name)
  if (swapped) return [swapped]
  if (stated.gt(0) && near(stated, computed.times(10))) return [text.hints.extraZero(shown(stated))]
  if (stated.gt(0) && near(stated.times(10), computed)) return [text.hints.lostZero(shown(stated))]
  return []

  function swapIn(which: FigureName): string | null {
    const found = findSwappedDigits(difference, [{ amount: amounts[which], weight: -1 }])
    return (
      found &&
      text.hints.swapped(shown(difference.abs()), shown(new Big(found.from)), shown(new Big(found.to)))
    )
  }
}

function nitCheck(nit: Exclude<ReturnType<typeof readNit>, string>): { holds: boolean; sentence: string }[] {
  if (!nit) return []
  const digit = checkDigit(nit.nit)
  if (nit.digit === null) return [{ holds: true, sentence: text.nit.unknown(formatNit(nit.nit), digit) }]
  const holds = Number(nit.digit) === digit
  return [{ holds, sentence: holds ? text.nit.right : text.nit.wrong(formatNit(nit.nit), digit) }]
}

function dateCheck(date: string, today: string): { holds: boolean; sentence: string }[] {
  return date > today ? [{ holds: false, sentence: text.future }] : []
}

/**
 * Returns the rate that explains the tax; `mixed` when no single rate explains it.
 * Returns the general rate '19' when a figure is unreadable or the tax is more than 19 % of the base.
 */
export function rateOf({ base, vat }: PictureFigures): Rate {
  const [amount, tax] = [read(base), read(vat || '0')]
  if (!amount || !tax) return '19'
  const exact = (['19', '5', '0'] as const).find((rate) => nearProduct(tax, percentOf(amount, rate)))
  // Two swapped digits are a mistake in the tax and not a mix of rates.
  const swapped = (['19', '5'] as const).find((rate) =>
    findSwappedDigits(percentOf(amount, rate).minus(tax), [{ amount: tax, weight: -1 }]),
  )
  return exact ?? swapped ?? (tax.gt(percentOf(amount, '19')) ? '19' : 'mixed')
}

import { recordText } from '@/content/records'
import { ruleNames } from '@/content/einvoice/findings'
import { reading } from '@/content/einvoice/reading'
import { formatDecimal, plainAmount, readAmount } from '@/lib/einvoice/amount'
import { shownLine } from '@/lib/einvoice/reading'
import { maxPerRule } from '@/lib/einvoice/review-document'
import type { RecordContent, RecordSheet } from '@/lib/records/record'

const text = recordText.amounts

export type AmountRow = {
  part: 'line' | 'sum' | 'total'
  label: string
  note: string
  stated: string
  computed: string
  /** `agrees` is null when no rule checked the amount. */
  agrees: boolean | null
}

type Finding = RecordContent['findings'][number]
type Place = { rules: readonly string[]; tax?: string; line?: string; kind?: string }

/** A finding that matches no line, sum or total gets a separate row. */
export function amountRows({ sheet, findings }: RecordContent): AmountRow[] {
  if (!sheet) return []
  // Findings that only inform, such as a price that includes tax, contradict no amount.
  const gaps = new Set(
    findings.filter(({ severity, figures }) => severity !== 'info' && figures.computed && figures.difference),
  )
  const row = rowMaker(sheet, gaps)
  const { totals } = sheet
  const lines = sheet.lines.flatMap((line) => {
    const note = noteOf(line)
    const place = { rules: ['T6'], line: line.id }
    return [
      row({ part: 'line', label: line.description, note, stated: line.amount }, place),
      ...[...gaps].filter(({ figures }) => figures.line === line.id).map(rowOfItsOwn(gaps)),
    ]
  })
  const taxes = sheet.taxes.map((tax) =>
    row(
      { part: 'sum', label: taxLabel(tax), note: '', stated: tax.amount },
      { rules: ['T5'], tax: taxName(tax), line: '' },
    ),
  )
  const extras = (['allowances', 'charges', 'prepaid'] as const)
    .filter((kind) => !isZero(totals[kind]))
    .map((kind) =>
      row({ part: 'sum', label: text[kind], note: '', stated: totals[kind] }, { rules: ['T8'], kind }),
    )
  const subtotal = row(
    { part: 'sum', label: text.subtotal, note: '', stated: totals.lines },
    { rules: ['T1'] },
  )
  const total = row(
    { part: 'total', label: text.total, note: '', stated: totals.payable },
    { rules: ['T4', 'T3'] },
  )
  const others = [...gaps].map(rowOfItsOwn(gaps))
  const after = carried(total, taxes, [...lines, subtotal, ...extras])
  return [...lines, ...omittedLines(sheet), subtotal, ...taxes, ...extras, ...others, after]
}

function noteOf({
  allowances = [],
  base_quantity: baseQuantity = '',
  ...line
}: RecordSheet['lines'][number]): string {
  const { quantity, price, parts } = shownLine({ ...line, baseQuantity, allowances, taxes: [] })
  return [
    `${quantity} × ${price}`,
    ...parts.map(({ amount }) => `${amount[0] ?? ''} ${amount.slice(1)}`),
  ].join(' ')
}

function omittedLines({ count, lines }: RecordSheet): AmountRow[] {
  const label = reading.sheet.more(count - lines.length)
  const row = { part: 'line', label, note: '', stated: '', computed: '', agrees: null } as const
  return count > lines.length ? [row] : []
}

function rowMaker({ passed }: RecordSheet, gaps: Set<Finding>) {
  // A rule stops after `maxPerRule` findings, so an amount without a finding of that rule may still be wrong.
  const byRule = Map.groupBy(gaps, ({ id }) => id)
  const looked = new Set([
    ...passed,
    ...[...byRule].flatMap(([id, all]) => (all.length < maxPerRule ? [id] : [])),
  ])
  return (row: Omit<AmountRow, 'computed' | 'agrees'>, place: Place): AmountRow => {
    const found = [...gaps].find((finding) => isAbout(finding, place, row.stated))
    if (found) gaps.delete(found)
    const computed = found?.figures.computed
    if (computed) return { ...row, computed, agrees: false }
    const known = place.rules.some((rule) => looked.has(rule))
    return { ...row, computed: known ? row.stated : '', agrees: known ? true : null }
  }
}

function isAbout({ id, figures }: Finding, { rules, tax, line, kind }: Place, stated: string): boolean {
  const same = (name: string, wanted: string | undefined) =>
    wanted === undefined || (figures[name] ?? '') === wanted
  return (
    rules.includes(id) &&
    same('tax', tax) &&
    same('line', line) &&
    same('kind', kind) &&
    isSame(figures.stated ?? '', stated)
  )
}

const names: Readonly<Record<string, string>> = { ...ruleNames, ...text.others }

const rowOfItsOwn =
  (gaps: Set<Finding>) =>
  (finding: Finding): AmountRow => {
    gaps.delete(finding)
    const { stated = '', computed = '', tax, percent = '', line } = finding.figures
    const about = tax ? withRate(tax, percent) : (names[finding.id] ?? finding.id)
    const label = line ? `${about}, ${text.line(line)}` : about
    return { part: line ? 'line' : 'sum', label, note: '', stated, computed, agrees: false }
  }

/** Computes the right total if only taxes are wrong. With other errors the right total is unknown. */
function carried(total: AmountRow, taxes: readonly AmountRow[], others: readonly AmountRow[]): AmountRow {
  const moved = taxes.filter(({ agrees }) => agrees === false)
  if (total.agrees !== true || [...moved, ...others].every(({ agrees }) => agrees !== false)) return total
  if (others.some(({ agrees }) => agrees === false)) return { ...total, computed: '', agrees: null }
  const sum = moved.reduce((amount, { stated, computed }) => {
    const [from, to] = [readAmount(stated), readAmount(computed)]
    return amount && from && to ? amount.minus(from).plus(to) : null
  }, readAmount(total.stated))
  return { ...total, computed: sum ? plainAmount(sum) : '', agrees: null }
}

type SheetTax = RecordSheet['taxes'][number]
const taxName = ({ name, code }: SheetTax) => name || `Impuesto ${code}`.trim()
function taxLabel(tax: SheetTax): string {
  const [, ...others] = new Set(tax.percents.map((percent) => formatDecimal(percent, 'quantity')))
  return withRate(taxName(tax), others.length > 0 ? '' : (tax.percents[0] ?? ''))
}
const withRate = (name: string, percent: string) =>
  percent === '' ? name : `${name} ${formatDecimal(percent, 'quantity')}%`

const isZero = (amount: string) => amount === '' || readAmount(amount)?.eq(0) === true
function isSame(one: string, other: string): boolean {
  const [first, second] = [readAmount(one), readAmount(other)]
  return first && second ? first.eq(second) : one === other
}

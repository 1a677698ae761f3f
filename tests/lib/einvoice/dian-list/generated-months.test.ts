import { expect, test } from 'vitest'
import { readList } from '@/lib/einvoice/dian-list/read-list'
import { sideOf, signOf, type ListRow } from '@/lib/einvoice/dian-list/list-row'
import { lastDay } from '@/lib/einvoice/dian-list/month'
import type { OurDocument } from '@/lib/einvoice/dian-list/our-document'
import { listClasses } from '@/lib/einvoice/dian-list/list-class'
import { placedApart, reconcile, type Placed } from '@/lib/einvoice/dian-list/reconcile'
import { generatedMonth, type GeneratedMonth } from '@/tests/support/dian-list/generated-month'
import { leastWork } from '@/tests/support/least-work'
import { listFile } from '@/tests/support/dian-list/list-file'
import { clientNit, fileRow } from '@/tests/support/dian-list/some-row'
import { isThorough } from '@/tests/support/thorough'

const reconciled = ({ month, rows, ours }: GeneratedMonth, side: 'purchase' | 'sale' = 'purchase') =>
  reconcile({
    month,
    side,
    nits: [clientNit],
    rows,
    ours,
    choices: [],
    covered: { from: `${month}-01`, until: lastDay(month) },
    tolerance: 200,
  })

const inPesos = ({ currency }: ListRow) => currency === '' || currency === 'COP'
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
const dianSums = (rows: readonly ListRow[]) => ({
  count: rows.length,
  total: sum(rows.filter(inPesos).map((row) => signOf(row) * (row.total ?? 0))),
  iva: sum(rows.filter(inPesos).map((row) => signOf(row) * (row.iva ?? 0))),
})
const placedSums = (placed: readonly Placed[], side: 'dian' | 'us') => ({
  count: sum(placed.map((one) => one[side].count)),
  total: sum(placed.map((one) => one[side].total)),
  iva: sum(placed.map((one) => one[side].iva)),
})

test(
  'in 1,000 months each row gets one class, every planted difference is found and the sums are equal to the cent',
  { timeout: 60_000 },
  () => {
    const found = new Map<string, number>()
    for (let seed = 0; seed < 1000; seed++) {
      const generated = generatedMonth(seed)
      const placed = reconciled(generated)
      const listed = generated.rows.filter((row) => row.issued.startsWith(generated.month))
      const bought = listed.filter((row) => sideOf(row) === 'purchase')

      expect(new Set(placed.map(({ key }) => key)).size).toBe(placed.length)
      expect(placed.filter(({ row }) => row).length).toBe(bought.length)
      expect(new Map(placed.map((one) => [one.key, one.class]))).toEqual(generated.planted)
      expect(placedSums(placed, 'dian')).toEqual(dianSums(bought))
      const all = [
        ...placed,
        ...reconciled(generated, 'sale'),
        ...placedApart(generated.month, generated.rows),
      ]
      expect(all.filter(({ row }) => row).length).toBe(listed.length)
      // A document of ours belongs to the month that our file states, even if DIAN's list has it in another month.
      const counted = generated.ours.filter(
        (ours: OurDocument) =>
          ours.month === generated.month &&
          ours.side === 'purchase' &&
          !ours.isRejected &&
          ours.kind !== null,
      )
      expect(placedSums(placed, 'us').count).toBe(counted.length)
      for (const one of placed) found.set(one.class, (found.get(one.class) ?? 0) + 1)
    }
    for (const name of listClasses) expect(found.get(name) ?? 0, name).toBeGreaterThanOrEqual(1000)
  },
)

test(
  'a list that is read from its file is reconciled like the same month in memory',
  { timeout: 60_000 },
  async () => {
    for (let seed = 0; seed < 25; seed++) {
      const generated = generatedMonth(seed)
      const rows: ListRow[] = []
      await readList(listFile(generated.rows.map(fileRow), { prefix: 'x', absolute: true }), (row) =>
        rows.push(row),
      )
      const classes = (placed: readonly Placed[]) => placed.map((one) => [one.class, one.dian, one.us])
      expect(classes(reconciled({ ...generated, rows }))).toEqual(classes(reconciled(generated)))
    }
  },
)

test.runIf(isThorough)(
  'reconciling a month of 10,000 rows takes at most 2 s of work',
  { timeout: 60_000 },
  async () => {
    const big = generatedMonth(1, 10_000)
    let placed: Placed[] = []
    expect(await leastWork(async () => void (placed = reconciled(big)))).toBeLessThan(2_000)
    expect(placed.filter((one) => one.class === 'igual').length).toBeGreaterThan(9_990)
  },
)

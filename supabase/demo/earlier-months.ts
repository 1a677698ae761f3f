import { bogotaDay } from '@/lib/calendar/civil-day'
import { longMonth } from '@/lib/format/day-name'
import { buyer } from '../sample-files/parties'
import { xmlFile } from '../sample-files/xml-file'
import { hardware } from './companies'
import type { DemoInvoice } from './files'

const count = 5
const accepted = { verdict: 'accepted' } as const

/** `yyyy-MM`, so many months before this one. */
function monthsAgo(months: number): string {
  const [year = 0, month = 0] = bogotaDay(Date.now()).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 15)).toISOString().slice(0, 7)
}

/** A purchase and a sale of the hardware store in each of the months before, so that its figures have something to show. */
export const earlierMonths = (): DemoInvoice[] =>
  Array.from({ length: count }, (_, place) => monthsAgo(count - place)).flatMap((month) => {
    const [name, date] = [`${longMonth(month)} ${month.slice(0, 4)}`, `${month}-12`]
    const bought = { seed: `surtido ${month}`, name: `Surtido de ${name}.xml`, buyer: hardware, date }
    const sold = { seed: `obra ${month}`, name: `Venta a obra, ${name}.xml`, buyer, seller: hardware, date }
    return [bought, { ...sold, lines: 5 }].map((file) => ({ file: xmlFile(file), decision: accepted }))
  })

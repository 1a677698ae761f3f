import Link from 'next/link'
import { linkStyles } from '@/components/ui/control-styles'
import { monthName } from '@/content/tax-calendar/words'
import { worksheetText } from '@/content/worksheet'
import { reconciliationHref } from '@/lib/dian-lists/href'
import { capitalized } from '@/lib/format/appointment-time'

type KnownMonthsProps = { client: string; months: readonly { month: string; dian: number; ours: number }[] }

export function KnownMonths({ client, months }: KnownMonthsProps) {
  const text = worksheetText.known
  if (months.length === 0) return null
  return (
    <ul aria-label={text.title}>
      {months.map(({ month, dian, ours }) => (
        <li key={month}>
          <Link href={reconciliationHref(client, { month })} prefetch={false} className={linkStyles}>
            {text.month(capitalized(monthName(month)), dian, ours)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

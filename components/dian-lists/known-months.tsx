import Link from 'next/link'
import { linkStyles } from '@/components/ui/control-styles'
import { dianListsText } from '@/content/dian-lists'
import { monthName } from '@/content/tax-calendar/words'
import { reconciliationHref } from '@/lib/dian-lists/href'
import { capitalized } from '@/lib/format/appointment-time'

type KnownMonthsProps = { client: string; months: readonly { month: string; dian: number; ours: number }[] }

export function KnownMonths({ client, months }: KnownMonthsProps) {
  const { sheet } = dianListsText
  if (months.length === 0) return null
  return (
    <ul aria-label={sheet.title}>
      {months.map(({ month, dian, ours }) => (
        <li key={month}>
          <Link href={reconciliationHref(client, { month })} prefetch={false} className={linkStyles}>
            {sheet.knows(capitalized(monthName(month)), dian, ours)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

import Link from 'next/link'
import { linkStyles } from '@/components/ui/control-styles'
import { Notice } from '@/components/ui/notice'
import { agenda } from '@/content/agenda'
import { listAddress } from '@/lib/appointments/agenda-address'
import { listAgenda } from '@/lib/appointments/agenda'
import type { Member } from '@/lib/session/require'
import { formatWeekday } from '@/lib/format/appointment-time'
import { formatTime } from '@/lib/format/date'

const text = agenda.waiting
/** Counted no further: each one is a row read. */
const most = 9

/** Requests that wait for the firm, whatever week is shown. */
export async function WaitingNotice({ member }: { member: Member }) {
  const { rows, next } = await listAgenda(member, 'waiting', {}, most)
  const [nearest] = rows
  if (!nearest) return null
  const count = next ? text.many(most) : String(rows.length)
  return (
    <Notice tone="warn" className="my-6">
      <p>
        <b>{text.some(count, rows.length === 1)}</b>
        {text.nearest(`${formatWeekday(nearest.startsAt)}, ${formatTime(nearest.startsAt)}`)}
      </p>
      <Link href={listAddress('waiting')} prefetch={false} className={linkStyles}>
        {text.answer}
      </Link>
    </Notice>
  )
}

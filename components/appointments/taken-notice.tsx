'use client'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { appointments } from '@/content/appointments'
import { formatWeekday } from '@/lib/format/appointment-time'
import { formatTime } from '@/lib/format/date'

type TakenNoticeProps = { nearest: readonly string[]; onPick: (slot: string) => void }

/** Somebody was faster: the free hours closest to the one that was asked for, one press away. */
export function TakenNotice({ nearest, onPick }: TakenNoticeProps) {
  const { title, nearest: label, none } = appointments.taken
  return (
    <Notice tone="warn" role="alert">
      <p>
        <b>{title}.</b> {nearest.length > 0 ? label : none}
      </p>
      <ul className="mt-2 grid gap-2 empty:hidden">
        {nearest.map((slot) => (
          <li key={slot}>
            <Button type="button" size="sm" wide onClick={() => onPick(slot)}>
              {formatWeekday(slot)}, {formatTime(slot)}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

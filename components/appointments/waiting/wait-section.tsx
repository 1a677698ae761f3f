'use client'
import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/loading'
import { openedPart } from '@/components/ui/opened-part'
import { appointments } from '@/content/appointments'
import { waitsText as text } from '@/content/appointment-waits'
import type { Wait } from '@/lib/appointments/queries'
import type { Agenda } from '@/lib/appointments/rules'
import type { CivilDay } from '@/lib/calendar/civil-day'

const WaitForm = dynamic(
  openedPart(() => import('./wait-form').then((module) => module.WaitForm)),
  {
    loading: () => <Spinner label={appointments.booking.opening} />,
  },
)
const WaitRow = dynamic(
  openedPart(() => import('./wait-row').then((module) => module.WaitRow)),
  { loading: () => null },
)

type WaitSectionProps = { waits: readonly Wait[]; agenda: Agenda; today: CivilDay }

export function WaitSection({ waits, agenda, today }: WaitSectionProps) {
  const [opened, setOpened] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setOpened(false))
    opener.current?.focus()
  }
  return (
    <section aria-labelledby="waiting-list">
      <h2 id="waiting-list" tabIndex={-1} className="pb-3 outline-none rule-opens">
        {text.title}
      </h2>
      <p className="mt-3 max-w-[60ch] text-ink-2">{text.text}</p>
      {waits.length > 0 ? (
        <ul className="mt-3 rule-closes">
          {waits.map((wait) => (
            <WaitRow key={wait.id} wait={wait} />
          ))}
        </ul>
      ) : null}
      {opened ? (
        <WaitForm agenda={agenda} today={today} onClose={close} />
      ) : (
        <Button ref={opener} size="sm" className="mt-4" onClick={() => setOpened(true)}>
          {text.open}
        </Button>
      )}
    </section>
  )
}

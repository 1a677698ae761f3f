'use client'
import { useEffect, useRef } from 'react'
import { GoogleLink } from '@/components/appointments/google-link'
import { whenOf, type Kept } from '@/components/appointments/use-booking'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { appointments } from '@/content/appointments'

const text = appointments.booking

/** What stands in the form's place once the request is kept; takes the focus, which the pressed button had. */
export function KeptNotice({ kept: { appointment, opened }, onAgain }: { kept: Kept; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid content-start gap-4 rounded-sheet border border-rule bg-sheet p-3 min-[24rem]:p-4 sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {text.requested.title}
      </h2>
      <Notice tone="ok">
        <p>
          <b className="wrap-anywhere">{appointment.title}</b>
        </p>
        <p>{text.requested.text(whenOf(appointment))}</p>
      </Notice>
      {opened === false ? <p className="text-[1rem] text-ink-2">{text.blocked}</p> : null}
      {opened ? null : <GoogleLink appointment={appointment}>{text.open}</GoogleLink>}
      <div>
        <Button size="sm" onClick={onAgain}>
          {text.another}
        </Button>
      </div>
    </div>
  )
}

'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useEntryStep } from '@/components/appointments/agenda/use-entry-step'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { googleText as text } from '@/content/appointment-google'
import { connectGoogleAction, disconnectGoogleAction } from '@/lib/appointments/google-actions'
import type { MemberHours } from '@/lib/appointments/hours'
import { googleSentence, isFirstReading, needsConsent } from '@/lib/appointments/outside-text'

/** In milliseconds: how often the page checks whether Google's calendar has been read for the first time. */
const refreshMs = 2500

type GoogleSectionProps = {
  hours: MemberHours
  /** True for the calendar's owner: Google asks the owner for consent, so nobody else can connect the calendar. */
  own: boolean
  /** False when the site no longer has an OAuth client at Google, so that nobody can connect a calendar. */
  offered: boolean
  now: string
}

export function GoogleSection({ hours: { id: member, google }, own, offered, now }: GoogleSectionProps) {
  const { busy, doing, run } = useEntryStep()
  const [asking, setAsking] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  const router = useRouter()
  const reading = google !== null && isFirstReading(google, now)
  useEffect(() => {
    const timer = reading ? setInterval(() => router.refresh(), refreshMs) : undefined
    return () => clearInterval(timer)
  }, [reading, router])

  const connect = () =>
    run({
      name: 'connect',
      work: () => connectGoogleAction({}),
      then: ({ address }) => {
        setLeaving(true)
        window.location.assign(address)
      },
    })
  const disconnect = () =>
    run({
      name: 'disconnect',
      work: () => disconnectGoogleAction({ member }),
      done: text.toasts.removed,
      then: () => heading.current?.focus(),
    })

  const ended = google !== null && needsConsent(google)
  const waits = busy || leaving
  return (
    <section aria-labelledby="google">
      <h2 id="google" ref={heading} tabIndex={-1} className="pb-3 outline-none rule-opens">
        {text.title}
      </h2>
      <p className="max-w-[60ch] pt-3 text-ink-2">{own ? text.text : text.onlyOwner}</p>
      <p aria-live="polite" className={ended || google?.failing ? 'pt-2 font-[550] text-ochre-ink' : 'pt-2'}>
        {google ? googleSentence(google, now) : text.none}
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        {own && offered && (!google || ended) ? (
          <Button
            size="sm"
            variant="primary"
            busy={doing === 'connect' || leaving}
            disabled={waits}
            onClick={connect}
          >
            {leaving ? text.leaving : google ? text.again : text.connect}
          </Button>
        ) : null}
        {google ? (
          <Button
            size="sm"
            variant="danger"
            busy={doing === 'disconnect'}
            disabled={waits}
            onClick={() => setAsking(true)}
          >
            {text.disconnect}
          </Button>
        ) : null}
      </p>
      {asking ? (
        <ConfirmDialog
          title={text.askTitle}
          confirm={text.disconnect}
          keep={text.keep}
          onConfirm={disconnect}
          onClose={() => setAsking(false)}
        >
          {text.askText}
        </ConfirmDialog>
      ) : null}
    </section>
  )
}

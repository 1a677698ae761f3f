'use client'
import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { useAct } from '@/components/ui/use-act'
import { feesText } from '@/content/fees'
import { silenceMyFeesAction } from '@/lib/fees/actions'

const text = feesText.own.reminders

/** Lets the client refuse the mails about late fees, even while the firm sends none. */
export function OwnReminders({ silent, refused }: { silent: boolean; refused: boolean }) {
  const router = useRouter()
  const { doing, act } = useAct()
  const title = useRef<HTMLHeadingElement>(null)
  const choose = (stop: boolean) =>
    act({
      name: stop ? 'stop' : 'start',
      work: () => silenceMyFeesAction({ silent: stop }),
      done: { title: stop ? text.stopped : text.started },
      failed: text.failed,
      then: () => {
        // The pressed button disappears, so the title takes the focus.
        title.current?.focus()
        router.refresh()
      },
    })
  return (
    <section aria-labelledby="reminders" id="recordatorios">
      <h2 ref={title} tabIndex={-1} id="reminders" className="pb-3 rule-opens">
        {text.title}
      </h2>
      <p className="pb-3">{refused ? text.off : silent ? text.paused : text.on}</p>
      <p className="flex flex-wrap gap-3">
        {refused ? null : (
          <Button size="sm" busy={doing === 'stop'} onClick={() => choose(true)}>
            {text.stop}
          </Button>
        )}
        {silent ? (
          <Button size="sm" busy={doing === 'start'} onClick={() => choose(false)}>
            {text.start}
          </Button>
        ) : null}
      </p>
    </section>
  )
}

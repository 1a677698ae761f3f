'use client'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { useAct } from '@/components/ui/use-act'
import { feesText } from '@/content/fees'
import { silenceMyFeesAction } from '@/lib/fees/actions'

const text = feesText.own.reminders

/** Turns the mails about late fees off or on. */
export function OwnReminders({ silent }: { silent: boolean }) {
  const router = useRouter()
  const { busy, act } = useAct()
  return (
    <section aria-labelledby="reminders" id="recordatorios">
      <h2 id="reminders" className="pb-3 rule-opens">
        {text.title}
      </h2>
      <p className="pb-3">{silent ? text.off : text.on}</p>
      <Button
        size="sm"
        busy={busy}
        onClick={() =>
          act({
            work: () => silenceMyFeesAction({ silent: !silent }),
            done: { title: silent ? text.started : text.stopped },
            failed: text.failed,
            then: () => router.refresh(),
          })
        }
      >
        {silent ? text.start : text.stop}
      </Button>
    </section>
  )
}

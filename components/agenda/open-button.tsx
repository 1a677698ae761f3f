'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useEntryStep } from '@/components/agenda/use-entry-step'
import { closedHours } from '@/content/closed-hours'
import { openHoursAction } from '@/lib/appointments/agenda-actions'

/** Opens closed hours again, after asking. */
export function OpenButton({ closure, day, when }: { closure: string; day: string; when: string }) {
  const { busy, run } = useEntryStep()
  const [asking, setAsking] = useState(false)
  async function open() {
    setAsking(false)
    const answer = await run('open', () => openHoursAction({ closure }), closedHours.toasts.opened)
    if (answer?.ok) document.getElementById('closures')?.focus()
  }
  return (
    <>
      <Button size="sm" busy={busy !== null} onClick={() => setAsking(true)}>
        {closedHours.open}
        <span className="sr-only">{closedHours.openOf(day)}</span>
      </Button>
      {asking ? (
        <ConfirmDialog
          title={closedHours.openTitle}
          confirm={closedHours.open}
          keep={closedHours.keep}
          onConfirm={() => void open()}
          onClose={() => setAsking(false)}
        >
          {closedHours.openText(when)}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

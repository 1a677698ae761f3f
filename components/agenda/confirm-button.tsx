'use client'
import { useEntryStep } from '@/components/agenda/use-entry-step'
import { Button } from '@/components/ui/button'
import { agenda } from '@/content/agenda'
import { confirmEntryAction } from '@/lib/appointments/agenda-actions'
import type { AgendaEntry } from '@/lib/appointments/agenda'

/** Confirms a request from its row; the focus goes to the list's heading, because the row leaves. */
export function ConfirmButton({ entry: { id, sequence, title, name } }: { entry: AgendaEntry }) {
  const { busy, run } = useEntryStep()
  async function confirm() {
    const send = () => confirmEntryAction({ appointment: id, seen: sequence })
    const answer = await run('confirm', send, agenda.steps.toasts.confirm)
    if (answer?.ok) document.getElementById('entries')?.focus()
  }
  return (
    <Button
      size="sm"
      variant="primary"
      busy={busy !== null}
      onClick={() => void confirm()}
      aria-label={`${agenda.list.confirm}${agenda.list.detailsOf(title, name)}`}
    >
      {agenda.list.confirm}
    </Button>
  )
}

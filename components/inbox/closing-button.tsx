'use client'
import { useDeskChange } from '@/components/inbox/use-desk-change'
import { Button } from '@/components/ui/button'
import { inbox } from '@/content/inbox'
import { closeThreadAction } from '@/lib/messages/inbox-actions'

type ClosingButtonProps = {
  thread: string
  closed: boolean
  /** The newest message before the member's eyes. */
  seen: string | null
}

/** Closes a conversation or opens it again; either can be taken back by the other. */
export function ClosingButton({ thread, closed, seen }: ClosingButtonProps) {
  const { busy, run } = useDeskChange()
  const { close, reopen, closedToast, reopenedToast } = inbox.thread
  return (
    <Button
      size="sm"
      busy={busy}
      onClick={() =>
        run(() => closeThreadAction({ thread, closed: !closed, seen }), closed ? reopenedToast : closedToast)
      }
    >
      {closed ? reopen : close}
    </Button>
  )
}

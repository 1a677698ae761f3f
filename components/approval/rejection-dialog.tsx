'use client'
import { focusListHeading } from '@/components/approval/list-heading'
import { RejectionForm } from '@/components/approval/rejection-form'
import { Button } from '@/components/ui/button'
import { approvalText, rejectionText } from '@/content/approval'
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef, useState } from 'react'

type RejectionDialogProps = {
  userId: string
  email: string
  status: 'waitlist' | 'approved'
  disabled: boolean
}

/** Asks for the reason, which the person reads in their mail. */
export function RejectionDialog({ userId, email, status, disabled }: RejectionDialogProps) {
  const [open, setOpen] = useState(false)
  const settled = useRef(false)

  function settle() {
    settled.current = true
    setOpen(false)
  }

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button size="sm" variant="danger" disabled={disabled} aria-label={`${approvalText.reject} ${email}`}>
          <X strokeWidth={1.75} aria-hidden /> {approvalText.reject}
        </Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-30 bg-green-deep/60" />
        <Dialog.Content
          onCloseAutoFocus={(event) => {
            if (!settled.current) return
            // The row with the trigger is leaving the list.
            event.preventDefault()
            focusListHeading()
          }}
          className="fixed top-1/2 left-1/2 z-30 max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100%-2rem))] -translate-1/2 overflow-y-auto rounded-sheet border border-ink bg-sheet p-6 shadow-lift"
        >
          <Dialog.Title className="font-serif text-xl leading-tight font-[450]">
            {rejectionText.title[status]}
          </Dialog.Title>
          <Dialog.Description className="mt-2 text-ink-2">
            <b className="wrap-anywhere text-ink">{email}</b>. {rejectionText.warning[status]}
          </Dialog.Description>
          <RejectionForm userId={userId} email={email} status={status} onSettled={settle} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

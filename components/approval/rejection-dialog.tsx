'use client'
import { focusListHeading } from '@/components/approval/list-heading'
import { RejectionForm } from '@/components/approval/rejection-form'
import { Button } from '@/components/ui/button'
import { DialogFrame } from '@/components/ui/dialog-frame'
import type { Failure } from '@/lib/result'
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef, useState, type ReactNode } from 'react'

type RejectionDialogProps = {
  label: string
  /** Said after the label, for whoever does not see the row. */
  of?: string
  title: string
  warning: ReactNode
  confirm: string
  disabled: boolean
  /** Answers null when the matter is settled, and the dialog closes. */
  onReject: (reason: string) => Promise<Failure | null>
}

/** Asks for the reason, which the person reads in their mail. */
export function RejectionDialog({
  label,
  of,
  title,
  warning,
  confirm,
  disabled,
  onReject,
}: RejectionDialogProps) {
  const [open, setOpen] = useState(false)
  const settled = useRef(false)

  function settle() {
    settled.current = true
    setOpen(false)
  }

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button size="sm" variant="danger" disabled={disabled} aria-label={of ? `${label} ${of}` : undefined}>
          <X strokeWidth={1.75} aria-hidden /> {label}
        </Button>
      </Dialog.Trigger>
      <DialogFrame
        title={title}
        description={warning}
        onCloseAutoFocus={(event) => {
          if (!settled.current) return
          // The row with the trigger is leaving the list.
          event.preventDefault()
          focusListHeading()
        }}
      >
        <RejectionForm confirm={confirm} onReject={onReject} onSettled={settle} />
      </DialogFrame>
    </Dialog.Root>
  )
}

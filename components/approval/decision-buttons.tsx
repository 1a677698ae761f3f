'use client'
import { focusListHeading } from '@/components/approval/list-heading'
import { RejectionDialog } from '@/components/approval/rejection-dialog'
import { Button } from '@/components/ui/button'
import { approvalText } from '@/content/approval'
import { approveRegistrationAction } from '@/lib/approval/actions'
import type { Registration } from '@/lib/approval/queries'
import { toast } from '@/lib/toast'
import { Check } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'

type DecisionButtonsProps = Pick<Registration, 'userId' | 'email' | 'status'>

/** The row stays until the server has answered: two members may be deciding at the same time. */
export function DecisionButtons({ userId, email, status }: DecisionButtonsProps) {
  const router = useRouter()
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  const [busy, start] = useTransition()

  useEffect(() => {
    if (busy || !pressed.current) return
    pressed.current = false
    if (document.activeElement === document.body) button.current?.focus()
  }, [busy])

  function approve() {
    pressed.current = true
    start(async () => {
      const result = await approveRegistrationAction({ userId, expected: status })
      if (result.ok) {
        const { title, description } = approvalText.approvedToast
        toast({ kind: 'success', title, description: `${description} ${email}.` })
        focusListHeading()
        return
      }
      toast({ kind: 'error', title: approvalText.failedToast, description: result.message })
      if (result.code === 'already-decided') router.refresh()
    })
  }

  const label = busy ? approvalText.approving : approvalText.approve
  return (
    <div className="flex flex-wrap gap-2 pt-2 md:pt-0">
      {status === 'approved' ? null : (
        <Button
          ref={button}
          size="sm"
          variant="primary"
          busy={busy}
          onClick={approve}
          aria-label={`${label} ${email}`}
        >
          {busy ? null : <Check strokeWidth={1.75} aria-hidden />}
          {label}
        </Button>
      )}
      {status === 'rejected' ? null : (
        <RejectionDialog userId={userId} email={email} status={status} disabled={busy} />
      )}
    </div>
  )
}

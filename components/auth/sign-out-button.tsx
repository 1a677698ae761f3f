'use client'
import { useFormStatus } from 'react-dom'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { signOutText } from '@/content/navigation'
import { signOutAction } from '@/lib/auth/actions'
import { forgetDrafts } from '@/lib/messages/forget-drafts'
import { forgetOwnDevice } from '@/lib/notifications/push/own-device'
import { forgetCopies } from '@/lib/portal/copies'
import { forgetShared } from '@/lib/scans/database'

type SignOutButtonProps = { look?: 'link' | 'button'; className?: string }

/** A form instead of a click handler, so that signing out works without script. */
export function SignOutButton({ look = 'link', className }: SignOutButtonProps) {
  return (
    <form action={signOutAction} onSubmit={forget}>
      <Submit className={cn(look === 'link' ? linkLook : buttonStyles(), className)} />
    </form>
  )
}

const forget = () => {
  void forgetCopies().catch(() => {})
  forgetShared()
  forgetDrafts()
  forgetOwnDevice()
}

const linkLook =
  'inline-flex min-h-tap items-center whitespace-nowrap underline decoration-1 underline-offset-[0.22em] hover:decoration-2 disabled:cursor-progress disabled:text-ink-2'

function Submit({ className }: { className: string }) {
  const { pending } = useFormStatus()
  return (
    <button type="submit" disabled={pending} className={className}>
      {pending ? signOutText.busy : signOutText.button}
    </button>
  )
}

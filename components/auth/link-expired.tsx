import Link from 'next/link'
import { ResendForm } from '@/components/auth/resend-form'
import { linkStyles } from '@/components/ui/control-styles'
import { confirmText } from '@/content/auth'

export function LinkExpired() {
  return (
    <>
      <h1 className="text-3xl">{confirmText.expired.title}</h1>
      <p className="mt-2.5 mb-8 text-ink-2">{confirmText.expired.intro}</p>
      <ResendForm />
      <Link href="/auth" prefetch={false} className={linkStyles}>
        {confirmText.signIn}
      </Link>
    </>
  )
}

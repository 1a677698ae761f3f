import type { Metadata } from 'next'
import { AccessHeading } from '@/components/auth/access-heading'
import { BackToSignIn } from '@/components/auth/back-to-sign-in'
import { NewPasswordForm } from '@/components/auth/new-password-form'
import { ResetRequestForm } from '@/components/auth/reset-request-form'
import { newPasswordText, resetText } from '@/content/auth'
import { asksCode } from '@/lib/auth/reset-with-code'
import { resetLinkSchema } from '@/lib/auth/schema'

export const metadata: Metadata = { title: resetText.title }

export default async function ResetPage({ searchParams }: PageProps<'/auth/recuperar'>) {
  const link = resetLinkSchema.safeParse(await searchParams)
  const asks = link.success && (await asksCode(link.data.token_hash))
  const words = link.success ? newPasswordText : resetText
  return (
    <>
      <AccessHeading title={words.title} intro={words.intro} />
      {link.success ? (
        <NewPasswordForm tokenHash={link.data.token_hash} asksCode={asks} />
      ) : (
        <ResetRequestForm />
      )}
      <BackToSignIn />
    </>
  )
}

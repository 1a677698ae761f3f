import type { Metadata } from 'next'
import Link from 'next/link'
import { AccessHeading } from '@/components/auth/form-parts'
import { NewPasswordForm, ResetRequestForm } from '@/components/auth/recovery-forms'
import { cn } from '@/components/ui/cn'
import { linkStyles } from '@/components/ui/control-styles'
import { newPasswordText, resetText } from '@/content/auth'
import { needsCode } from '@/lib/auth/reset-with-code'
import { resetLinkSchema } from '@/lib/auth/schema'

export const metadata: Metadata = { title: resetText.title }

export default async function ResetPage({ searchParams }: PageProps<'/auth/recuperar'>) {
  const link = resetLinkSchema.safeParse(await searchParams)
  const isNeeded = link.success && (await needsCode(link.data.token_hash))
  const texts = link.success ? newPasswordText : resetText
  return (
    <>
      <AccessHeading title={texts.title} intro={texts.intro} />
      {link.success ? (
        <NewPasswordForm tokenHash={link.data.token_hash} needsCode={isNeeded} />
      ) : (
        <ResetRequestForm />
      )}
      <Link href="/auth" prefetch={false} className={cn(linkStyles, 'mt-2 font-medium')}>
        {resetText.back}
      </Link>
    </>
  )
}

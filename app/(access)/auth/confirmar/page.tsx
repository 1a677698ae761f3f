import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ConfirmForm } from '@/components/auth/confirm-form'
import { LinkExpired } from '@/components/auth/link-expired'
import { confirmText } from '@/content/auth'
import { findEmailChange } from '@/lib/auth/link-owner'
import { needsPassword } from '@/lib/auth/mail-links'
import { mailLinkSchema } from '@/lib/auth/schema'

export async function generateMetadata({ searchParams }: PageProps<'/auth/confirmar'>): Promise<Metadata> {
  const { type } = await searchParams
  return { title: type === 'email_change' ? confirmText.change.title : confirmText.title }
}

export default async function ConfirmPage({ searchParams }: PageProps<'/auth/confirmar'>) {
  const link = mailLinkSchema.safeParse(await searchParams)
  if (!link.success) return <LinkExpired />
  const { token_hash: tokenHash, type } = link.data
  if (type === 'recovery') redirect(`/auth/recuperar?token_hash=${tokenHash}`)
  const isNeeded = type === 'signup' && (await needsPassword(tokenHash))
  const change = type === 'email_change' ? await findEmailChange(tokenHash) : null
  return <ConfirmForm tokenHash={tokenHash} type={type} needsPassword={isNeeded} change={change} />
}

import type { Metadata } from 'next'
import { LetterForm } from '@/components/messages/letter-form'
import { PageHeading } from '@/components/portal/page-heading'
import { messages } from '@/content/messages'
import { requireClient } from '@/lib/session/require'

export const metadata: Metadata = { title: messages.write.title }

export default async function NewMessagePage() {
  const client = await requireClient()
  return (
    <>
      <PageHeading title={messages.write.title} subtitle={messages.write.intro} />
      <LetterForm userId={client.id} />
    </>
  )
}

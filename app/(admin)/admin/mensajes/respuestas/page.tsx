import { ArrowLeft } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { SavedAnswersView } from '@/components/messages/inbox/saved-answers-view'
import { PageHeading } from '@/components/portal/page-heading'
import { linkStyles } from '@/components/ui/control-styles'
import { inbox } from '@/content/message-inbox'
import { listSavedAnswers } from '@/lib/messages/inbox-queries'
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: inbox.savedAnswers.title }
}

export default async function SavedAnswersPage() {
  const member = await requireStaff()
  const answers = await listSavedAnswers(member)
  return (
    <>
      <PageHeading title={inbox.savedAnswers.title} subtitle={inbox.savedAnswers.intro} />
      <p className="pb-3">
        <Link href="/admin/mensajes" prefetch={false} className={linkStyles}>
          <ArrowLeft strokeWidth={1.75} aria-hidden />
          {inbox.thread.back}
        </Link>
      </p>
      <SavedAnswersView answers={answers} />
    </>
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SendingForm, SendingUpload } from '@/components/documents/sendings/lazy-draft'
import { SendingDetail } from '@/components/documents/sendings/sending-detail'
import { SendingFiles } from '@/components/documents/sendings/sending-files'
import { SendingHeading } from '@/components/documents/sendings/sending-list'
import { sendingsText } from '@/content/document-sendings'
import { readSending } from '@/lib/documents/sendings/queries'
import { isUuid } from '@/lib/format/uuid'
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: sendingsText.title }
}

export default async function SendingPage({ params }: PageProps<'/admin/documentos/[id]'>) {
  const member = await requireStaff()
  const { id } = await params
  const sending = isUuid(id) ? await readSending(member, id) : null
  if (!sending) notFound()
  return (
    <>
      <SendingHeading back />
      {sending.state === 'draft' ? (
        <>
          <SendingUpload sending={sending.id} unread={sending.counts.unread} />
          <SendingFiles sending={sending} />
          <SendingForm key={sending.id} sending={sending} />
        </>
      ) : (
        <SendingDetail sending={sending} />
      )}
    </>
  )
}

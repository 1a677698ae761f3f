import type { Metadata } from 'next'
import { SendingHeading, SendingList } from '@/components/documents/sendings/sending-list'
import { SendingUpload } from '@/components/documents/sendings/sending-upload'
import { sendingsText } from '@/content/document-sendings'
import { listSendings } from '@/lib/documents/sendings/queries'
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: sendingsText.title }
}

export default async function SendingsPage() {
  const member = await requireStaff()
  const sendings = await listSendings(member)
  return (
    <>
      <SendingHeading />
      <SendingUpload sending={null} unread={0} />
      <SendingList sendings={sendings} now={new Date()} />
    </>
  )
}

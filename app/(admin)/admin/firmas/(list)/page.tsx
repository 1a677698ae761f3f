import type { Metadata } from 'next'
import { RefreshForFirm } from '@/components/live/refresh'
import { SignatureList } from '@/components/signatures/firm/signature-list'
import { firmSignaturesText as text } from '@/content/signature-form'
import { readSignatureQuery } from '@/lib/signatures/href'
import { listSignatures } from '@/lib/signatures/queries'
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: text.title }
}

export default async function SignaturesPage({ searchParams }: PageProps<'/admin/firmas'>) {
  const member = await requireStaff()
  const wanted = readSignatureQuery(await searchParams)
  return (
    <>
      <SignatureList wanted={wanted} page={await listSignatures(member, wanted)} />
      <RefreshForFirm member={member.id} tables={['notifications']} />
    </>
  )
}

import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { RefreshOnChange } from '@/components/live/refresh'
import { SignatureView } from '@/components/signatures/signature-view'
import { linkStyles } from '@/components/ui/control-styles'
import { signaturePageText as text } from '@/content/signature-page'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { ExpectedError } from '@/lib/errors'
import { requireUuid } from '@/lib/request'
import { readMySignature } from '@/lib/signatures/queries'
import { requireClient, type Client } from '@/lib/session/require'

export const metadata: Metadata = { title: text.title }

/** A loading state would send status 200 too early, so this page is outside the group with `loading.tsx`. */
export default async function MySignaturePage({ params }: PageProps<'/portal/firmas/[id]'>) {
  const client = await requireClient()
  const view = await findSignature(client, (await params).id)
  return (
    <div className="pt-8 sm:pt-12">
      <p className="mb-2">
        <Link href="/portal/firmas" prefetch={false} className={linkStyles}>
          {text.back}
        </Link>
      </p>
      <RefreshOnChange account={client.account} person={client.id} table="notifications" />
      <SignatureView view={view} link={null} today={bogotaDay(new Date())} write="/portal/mensajes/nuevo" />
    </div>
  )
}

async function findSignature(client: Client, id: string) {
  try {
    return await readMySignature(client, requireUuid(id))
  } catch (error) {
    if (error instanceof ExpectedError && error.code === 'not-found') notFound()
    throw error
  }
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { RefreshForFirm } from '@/components/live/refresh'
import { FirmSignaturePage } from '@/components/signatures/firm/signature-page'
import { SignatureView } from '@/components/signatures/signature-view'
import { firmSignaturesText } from '@/content/signature-form'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { openDays } from '@/lib/document-requests/open-days'
import { nextOpening } from '@/lib/document-requests/reminders'
import { ExpectedError } from '@/lib/errors'
import { requireUuid } from '@/lib/request'
import { readMySignature, readSignature } from '@/lib/signatures/queries'
import type { FirmSignature } from '@/lib/signatures/signature'
import { requireStaff } from '@/lib/session/require'

type Props = PageProps<'/admin/firmas/[id]'>

const unlessMissing = (error: unknown) => {
  if (error instanceof ExpectedError && error.code === 'not-found') return null
  throw error
}

/** A reminder that is due at night or on a closed day is sent when the mailing hours begin. */
const withOpening = async ({ nextReminderAt: at, ...signature }: FirmSignature): Promise<FirmSignature> => ({
  ...signature,
  nextReminderAt: at && nextOpening(await openDays(), new Date(at)),
})

/** A member may see documents for their clients, and documents that they sign themselves. */
const findSignature = cache(async (id: string) => {
  const member = await requireStaff()
  if (!/^[0-9a-f-]{36}$/.test(id)) notFound()
  const request = requireUuid(id)
  const [found, view] = await Promise.all([
    readSignature(member, request).catch(unlessMissing),
    readMySignature(member, request).catch(unlessMissing),
  ])
  if (!found && !view) notFound()
  return { found: found && (await withOpening(found)), view, member }
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { found } = await findSignature((await params).id)
  return { title: found?.title ?? firmSignaturesText.title }
}

export default async function OneSignaturePage({ params, searchParams }: Props) {
  const { found, view, member } = await findSignature((await params).id)
  const signs = (await searchParams).firmar === '1'
  const today = bogotaDay(new Date())
  if (view && (signs || !found))
    return (
      <div className="pt-8 sm:pt-12">
        <SignatureView view={view} link={null} today={today} write={null} />
      </div>
    )
  return found ? (
    <>
      <FirmSignaturePage signature={found} isMyTurn={view?.state === 'asked'} />
      <RefreshForFirm member={member.id} tables={['notifications']} />
    </>
  ) : null
}

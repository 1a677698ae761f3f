import type { Metadata } from 'next'
import { SignatureView } from '@/components/signatures/signature-view'
import { Logo } from '@/components/site/logo'
import { FocusKeeper } from '@/components/ui/focus-keeper'
import { Notice } from '@/components/ui/notice'
import { State } from '@/components/ui/state'
import { signaturePageText } from '@/content/signature-page'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { toFailure } from '@/lib/result'
import { viewOfLink } from '@/lib/signatures/seat'
import { isOpenView, type SignerView } from '@/lib/signatures/signature'

const text = signaturePageText.outside

// The link contains a secret, so no other site may get the URL as referrer.
export const metadata: Metadata = { title: text.title, referrer: 'same-origin' }

export default async function SignByLinkPage({ searchParams }: PageProps<'/firmar'>) {
  const { enlace } = await searchParams
  const link = typeof enlace === 'string' ? enlace : ''
  const found = await findView(link)
  return (
    <>
      <FocusKeeper />
      <header className="wrap py-6">
        <Logo full />
      </header>
      <main id="main" className="wrap pb-24">
        {found === null ? (
          <State level={1} title={text.unknown}>
            {text.unknownText}
          </State>
        ) : 'problem' in found ? (
          <Notice tone="bad">{found.problem}</Notice>
        ) : (
          <>
            {isOpenView(found) ? (
              <p className="mb-3 text-ink-2">{text.for(found.signer.name, found.client)}</p>
            ) : null}
            <SignatureView view={found} link={link} today={bogotaDay(new Date())} write={null} />
          </>
        )}
      </main>
    </>
  )
}

async function findView(link: string): Promise<SignerView | { problem: string } | null> {
  try {
    return await viewOfLink(link)
  } catch (error) {
    return { problem: toFailure(error, 'signatures.link').message }
  }
}

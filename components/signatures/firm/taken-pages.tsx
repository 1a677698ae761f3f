'use client'
import dynamic from 'next/dynamic'
import { Spinner } from '@/components/ui/loading'
import { openedPart } from '@/components/ui/opened-part'
import { signatureFormText as text } from '@/content/signature-form'
import { signaturePageText } from '@/content/signature-page'
import { signaturesText } from '@/content/signatures'
import type { TakenPdf } from '@/lib/signatures/take-pdf'

const Pages = dynamic(
  openedPart(() => import('@/components/signatures/pages')),
  {
    loading: () => <Spinner label={signaturePageText.viewer.loading} />,
    ssr: false,
  },
)

/** Shows the flattened pages, which are exactly what everybody will sign. */
export function TakenPages({ taken }: { taken: TakenPdf }) {
  return (
    <div className="grid gap-3 bg-sunk p-4">
      <p className="font-semibold">{text.taken(signaturesText.pages(taken.pages))}</p>
      <p className="text-sm">{text.takenLead}</p>
      {taken.flattened.length > 0 ? <p className="text-sm">{taken.flattened.join('; ')}.</p> : null}
      <Pages key={taken.request} href={`/api/firmas/${taken.request}`} title={text.document} />
    </div>
  )
}

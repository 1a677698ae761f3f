import { Download } from 'lucide-react'
import Link from 'next/link'
import { buttonStyles } from '@/components/ui/button-styles'
import { deliveryReceiptText as text } from '@/content/document-request-receipt'
import { requestsText } from '@/content/document-requests'
import type { ClientRequest } from '@/lib/document-requests/request'
import { formatDay, formatTime } from '@/lib/format/date'

/** Confirms to the client what was delivered; shown once nothing is missing. */
export function Receipt({ request }: { request: ClientRequest }) {
  const { id, items, status, delivered, askedBy } = request
  const last = items
    .flatMap(({ answeredAt }) => answeredAt ?? [])
    .toSorted()
    .at(-1)
  return (
    <section
      aria-labelledby="receipt"
      className="border-t-5 border-double border-green bg-green-wash p-5 sm:p-6"
    >
      <p aria-hidden className="font-serif text-[2.5rem]/none text-green">
        {requestsText.progress(delivered, delivered)}
      </p>
      <h2 id="receipt" className="mt-2">
        {text.title}
      </h2>
      <p className="mt-1">
        {last ? text.last(formatDay(last), formatTime(last)) : null}{' '}
        {status === 'complete' ? text.accepted : text.review(askedBy)}
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Link href="/portal" prefetch={false} className={buttonStyles({ size: 'sm' })}>
          {text.back}
        </Link>
        <a
          href={`/api/solicitudes/${id}/constancia`}
          className={buttonStyles({ size: 'sm', variant: 'quiet' })}
        >
          <Download strokeWidth={1.75} aria-hidden />
          {text.download}
        </a>
      </p>
    </section>
  )
}

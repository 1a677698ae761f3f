'use client'
import { FileBadge } from 'lucide-react'
import { useRecord } from '@/components/records/use-record'
import { linkStyles } from '@/components/ui/link-styles'
import { Notice } from '@/components/ui/notice'
import { recordText as text } from '@/content/records'

/** Where the record of a decided invoice is downloaded, with what it is. What goes wrong is said below, on the page. */
export function RecordLink({ invoiceId }: { invoiceId: string }) {
  const { asking, problem, ask } = useRecord()
  return (
    <>
      <a
        href={`/api/facturas/${invoiceId}/registro`}
        download
        onClick={ask}
        aria-busy={asking}
        className={linkStyles}
        title={text.downloadHint}
      >
        <FileBadge strokeWidth={1.75} aria-hidden />
        {asking ? text.downloading : text.download}
      </a>
      {problem ? (
        <Notice tone="bad" className="mt-1 mb-2">
          {problem}
        </Notice>
      ) : null}
    </>
  )
}

import { FileBadge } from 'lucide-react'
import { linkStyles } from '@/components/ui/link-styles'
import { recordText as text } from '@/content/records'

/** Where the record of a decided invoice is downloaded, with what it is. */
export function RecordLink({ invoiceId }: { invoiceId: string }) {
  return (
    <a href={`/api/facturas/${invoiceId}/registro`} download className={linkStyles} title={text.downloadHint}>
      <FileBadge strokeWidth={1.75} aria-hidden />
      {text.download}
    </a>
  )
}

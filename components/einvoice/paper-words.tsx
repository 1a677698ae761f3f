import { DianLink } from '@/components/einvoice/dian-link'
import { Notice } from '@/components/ui/notice'
import { reading as text } from '@/content/einvoice/reading'
import type { KeptReading } from '@/lib/einvoice/reading/kept-reading'

/** What a PDF or a photo said by its QR code, and where DIAN says the rest. */
export function PaperWords({ paper: { code, of } }: { paper: NonNullable<KeptReading['paper']> }) {
  if (!code) return <Notice>{text.paper.nothing}</Notice>
  return (
    <div className="space-y-3">
      <Notice>{of ? text.paper.of(of) : text.paper.code}</Notice>
      <p className="text-xs break-all text-ink-2">{code}</p>
      <DianLink code={code} environment="1" />
    </div>
  )
}

import { ExternalLink } from 'lucide-react'
import { linkStyles } from '@/components/ui/control-styles'
import { reading } from '@/content/einvoice/reading'
import { dianPage } from '@/lib/einvoice/cufe'

const text = reading.dian

/** The way to DIAN's page about a document, which alone can tell how it stands there now. */
export function DianLink({ code, environment }: { code: string; environment: string }) {
  return (
    <a href={dianPage(code, environment)} target="_blank" rel="noopener noreferrer" className={linkStyles}>
      {text.page}
      <ExternalLink strokeWidth={1.75} aria-hidden />
      <span className="sr-only">{text.newTab}</span>
    </a>
  )
}

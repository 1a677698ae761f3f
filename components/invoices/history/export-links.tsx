import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { invoices } from '@/content/invoices'
import { exportAddress, type InvoiceFilters } from '@/lib/invoices/address'

const text = invoices.export

/** The list as the filters leave it, all its pages, as a file. */
export function ExportLinks({ filters }: { filters: InvoiceFilters }) {
  return (
    <p className="flex flex-wrap gap-2" role="group" aria-label={text.label}>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button key={format} asChild size="sm">
          <a href={exportAddress(filters, format)} download>
            <Download strokeWidth={1.75} aria-hidden />
            <span className="sr-only">{text.label}: </span>
            {text[format]}
          </a>
        </Button>
      ))}
    </p>
  )
}

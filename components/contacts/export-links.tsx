import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { contacts } from '@/content/contacts'
import { exportAddress, type ContactFilters } from '@/lib/contact/address'

const text = contacts.export

/** The messages as the filters leave them, all their pages, as a file. */
export function ExportLinks({ filters }: { filters: ContactFilters }) {
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

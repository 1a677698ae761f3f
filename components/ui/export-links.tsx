import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'

type Format = 'csv' | 'xlsx'
type ExportLinksProps = {
  text: { label: string } & Record<Format, string>
  href: (format: Format) => string
  className?: string
}

export function ExportLinks({ text, href, className }: ExportLinksProps) {
  return (
    <p className={cn('flex flex-wrap gap-2', className)} role="group" aria-label={text.label}>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button key={format} asChild size="sm">
          <a href={href(format)} download>
            <Download strokeWidth={1.75} aria-hidden />
            <span className="sr-only">{text.label}: </span>
            {text[format]}
          </a>
        </Button>
      ))}
    </p>
  )
}

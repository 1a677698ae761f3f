import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { figures } from '@/content/figures'
import type { FileFormat } from '@/lib/saved-file'

const text = figures.export

export function FiguresExport({ file }: { file: (format: FileFormat) => string }) {
  return (
    <p className="flex flex-wrap gap-2 print:hidden" role="group" aria-label={text.label}>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button key={format} asChild size="sm">
          <a href={file(format)} download>
            <Download strokeWidth={1.75} aria-hidden />
            <span className="sr-only">{text.label}: </span>
            {text[format]}
          </a>
        </Button>
      ))}
    </p>
  )
}

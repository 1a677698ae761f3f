import { RotateCw, X } from 'lucide-react'
import { useId } from 'react'
import { FilePhase } from '@/components/invoices/file-phase'
import { FileThumbnail } from '@/components/invoices/file-thumbnail'
import type { Entry } from '@/components/invoices/upload/queue'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { invoices } from '@/content/invoices'
import { displayName } from '@/lib/uploads/file-name'

type FileRowProps = {
  entry: Entry
  /** Part of the batch under way: it cannot be taken off the list. */
  locked: boolean
  onRemove: () => void
  onRetry: (() => void) | undefined
}

export function FileRow({ entry, locked, onRemove, onRetry }: FileRowProps) {
  const nameId = useId()
  const { phase, file, zip } = entry
  const failed = phase.name === 'failed'
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-t border-rule py-2.5 first:border-t-0">
      <FileThumbnail file={file} />
      <div className={cn('min-w-0', failed && 'text-red')}>
        <b id={nameId} className="block leading-snug font-[550] wrap-anywhere">
          <bdi>{displayName(file.name)}</bdi>
        </b>
        {zip ? (
          <p className="text-sm wrap-anywhere text-ink-2">{invoices.upload.fromZip(displayName(zip))}</p>
        ) : null}
        <FilePhase entry={entry} labelledBy={nameId} />
      </div>
      {phase.name === 'done' ? (
        <Badge tone="ok">{invoices.row.done}</Badge>
      ) : (
        <button
          type="button"
          disabled={locked && !failed}
          onClick={onRemove}
          aria-label={`${invoices.upload.remove} ${displayName(file.name)}`}
          className="-mr-3 grid size-tap place-items-center rounded-sheet enabled:hover:bg-sunk disabled:cursor-not-allowed disabled:opacity-55"
        >
          <X className="size-5" strokeWidth={1.75} aria-hidden />
        </button>
      )}
      {failed && !phase.final && onRetry ? (
        <div className="col-span-2 col-start-2">
          <Button size="sm" type="button" onClick={onRetry} aria-describedby={nameId}>
            <RotateCw strokeWidth={1.75} aria-hidden />
            {invoices.upload.retry}
          </Button>
        </div>
      ) : null}
    </li>
  )
}

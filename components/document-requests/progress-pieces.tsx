import { cn } from '@/components/ui/cn'
import { requestsText as text } from '@/content/document-requests'

type ProgressPiecesProps = {
  /** The number of items, without the items that the client marked as not applicable. */
  wanted: number
  delivered: number
  missing: number
  returned?: number
  className?: string
}

export function ProgressPieces({ wanted, delivered, missing, returned = 0, className }: ProgressPiecesProps) {
  const owed = delivered + missing
  if (owed === 0) return null
  return (
    <p className={cn('flex flex-wrap items-center gap-x-3 gap-y-1 text-sm', className)}>
      <span>{text.delivered(delivered, owed, wanted - owed)}</span>
      <span aria-hidden className="flex flex-wrap gap-0.5">
        {Array.from({ length: owed }, (_, place) => (
          <i
            key={place}
            className={cn(
              'h-2.5 w-4 border border-ink forced-colors:border-2',
              place < delivered && 'border-green bg-green forced-colors:bg-[Highlight]',
              place >= delivered && place < delivered + returned && 'border-ochre-ink bg-ochre-wash',
            )}
          />
        ))}
      </span>
    </p>
  )
}

import { LoaderCircle } from 'lucide-react'
import { cn } from '@/components/ui/cn'

/** Something is on its way; `label` says what. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <p role="status" className={cn('flex min-h-tap items-center gap-3 text-ink-2', className)}>
      <LoaderCircle className="size-5 flex-none animate-spin text-green" strokeWidth={1.75} aria-hidden />
      {label}
    </p>
  )
}

import { Check, Circle, Clock, Contrast, Eye, Flag, Minus, X, type LucideIcon } from 'lucide-react'
import { cn } from '@/components/ui/cn'
import { boardText } from '@/content/obligation-board'
import type { CellLook } from '@/lib/obligations/board/cell'

export const cellIcons: Record<CellLook, LucideIcon> = {
  done: Check,
  ready: Flag,
  review: Eye,
  going: Contrast,
  waiting: Clock,
  begin: Circle,
  today: Clock,
  late: X,
  excused: Minus,
}
export const cellLooks: Record<CellLook, string> = {
  done: 'text-green',
  ready: 'bg-green-wash font-[550] text-green',
  review: 'text-ink-2',
  going: 'text-ink-2',
  waiting: 'text-ochre-ink',
  begin: 'text-ink-2',
  today: 'bg-ochre-wash font-[550] text-ochre-ink',
  late: 'font-[550] text-red',
  excused: 'text-ink-2',
}

const { title, looks } = boardText.matrix.legend

export function MatrixLegend() {
  return (
    <ul aria-label={title} className="flex flex-wrap gap-x-4 gap-y-1 pt-3 text-sm">
      {(Object.keys(cellIcons) as CellLook[]).map((look) => {
        const Icon = cellIcons[look]
        return (
          <li key={look} className={cn('flex items-center gap-2 px-1', cellLooks[look])}>
            <Icon className="size-4 flex-none" strokeWidth={2} aria-hidden />
            {looks[look]}
          </li>
        )
      })}
    </ul>
  )
}

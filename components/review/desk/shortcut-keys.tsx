import { cn } from '@/components/ui/cn'

type ShortcutKeysProps = { keys: readonly { key: string; what: string }[]; className?: string }

/** Keys with what they do. */
export function ShortcutKeys({ keys, className }: ShortcutKeysProps) {
  return (
    <dl className={cn('grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5', className)}>
      {keys.map(({ key, what }) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="grid size-7 place-items-center rounded-sheet border border-b-2 border-rule-field font-sans text-xs font-semibold text-ink">
              {key}
            </kbd>
          </dt>
          <dd className="text-ink-2">{what}</dd>
        </div>
      ))}
    </dl>
  )
}

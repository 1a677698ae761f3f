import { cn } from '@/components/ui/cn'

export function Avatar({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        'grid size-9 flex-none place-items-center rounded-full bg-green font-serif text-[1.0625rem]/none font-medium text-sheet uppercase',
        className,
      )}
    >
      {name.charAt(0)}
    </span>
  )
}

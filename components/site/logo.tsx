import Link from 'next/link'
import { cn } from '@/components/ui/cn'
import { firm } from '@/content/firm'
import { frame } from '@/content/frame'

/** The firm's word over its double rule; `full` adds the rest of the name. */
export function Logo({ full = false, className }: { full?: boolean; className?: string }) {
  return (
    <Link
      href="/"
      prefetch={false}
      aria-label={`${full ? firm.name : firm.shortName}, ${frame.home}`}
      className={cn(
        'inline-flex min-h-tap items-center gap-[0.3em] font-serif text-[1.5rem]/none font-semibold tracking-[-0.02em] whitespace-nowrap no-underline',
        className,
      )}
    >
      <b className="border-b-5 border-double border-green pb-[0.08em]">{firm.shortName}</b>
      {full ? <span className="font-normal">{firm.name.replace(firm.shortName, '').trim()}</span> : null}
    </Link>
  )
}

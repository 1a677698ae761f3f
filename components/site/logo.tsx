import Link from 'next/link'
import { Wordmark } from '@/components/site/wordmark'
import { cn } from '@/components/ui/cn'
import { firm } from '@/content/firm'
import { frame } from '@/content/navigation'

export function Logo({ full = false, className }: { full?: boolean; className?: string }) {
  return (
    <Link
      href="/"
      prefetch={false}
      aria-label={`${full ? firm.name : firm.shortName}, ${frame.home}`}
      className={cn('inline-flex no-underline', className)}
    >
      <Wordmark full={full} />
    </Link>
  )
}

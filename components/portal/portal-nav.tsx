'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { placeIn } from '@/components/portal/place'
import { cn } from '@/components/ui/cn'
import { portal } from '@/content/portal'

const link =
  '-mb-px flex min-h-tap min-w-tap items-center justify-center border-b-4 border-double border-transparent pt-1 text-[1rem] font-medium no-underline hover:border-rule-green aria-[current]:border-green aria-[current]:font-semibold aria-[current]:text-green'
const entry =
  'flex min-h-13 items-center border-b border-rule font-medium no-underline aria-[current]:font-semibold aria-[current]:text-green'

/** The rooms of the portal; `stacked` is their form inside the phone's menu. */
export function PortalNav({ stacked = false, className }: { stacked?: boolean; className?: string }) {
  const { label, menu, items, sameAs } = portal.navigation
  const pathname = usePathname()
  const here = sameAs[pathname] ?? pathname
  return (
    <nav aria-label={stacked ? menu : label} className={className}>
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          prefetch={false}
          aria-current={placeIn(here, item.href)}
          className={cn(stacked ? entry : link)}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  )
}

'use client'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { review } from '@/content/review'

type QueueFoldProps = { count: number; hasCurrent: boolean; children: ReactNode }

const folded = 'max-[60rem]:[&_li:not([data-current])]:hidden max-[60rem]:[&>p]:hidden'

/** On narrow screens the list shows the open invoice alone, until it is unfolded. */
export function QueueFold({ count, hasCurrent, children }: QueueFoldProps) {
  const [open, setOpen] = useState(false)
  if (count === 0) return null
  return (
    <>
      <div
        className={cn(
          'min-[60rem]:max-[75rem]:max-h-56 min-[60rem]:max-[75rem]:overflow-y-auto min-[60rem]:max-[75rem]:px-3',
          open ? '' : folded,
        )}
      >
        {children}
      </div>
      {count > 1 || !hasCurrent ? (
        <Button
          size="sm"
          wide
          className="mt-3 min-[60rem]:hidden"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? review.page.showCurrent : review.page.showAll(count)}
        </Button>
      ) : null}
    </>
  )
}

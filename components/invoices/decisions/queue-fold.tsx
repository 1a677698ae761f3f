'use client'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { review } from '@/content/invoice-decisions'

type QueueFoldProps = {
  count: number
  current: string | null
  children: ReactNode
}

const folded = 'max-[60rem]:[&_li:not([data-current])]:hidden max-[60rem]:[&>p]:hidden'

/** Narrow screens show only the open invoice until the list is unfolded. */
export function QueueFold({ count, current, children }: QueueFoldProps) {
  const [open, setOpen] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const row = list.current?.querySelector('[data-current]')
    if (row) centre(row)
  }, [current])
  if (count === 0) return null
  return (
    <>
      <div
        ref={list}
        className={cn(
          'min-[60rem]:max-[75rem]:max-h-56 min-[60rem]:max-[75rem]:overflow-y-auto min-[60rem]:max-[75rem]:px-3',
          open ? '' : folded,
        )}
      >
        {children}
      </div>
      {count > 1 || current === null ? (
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

/** Scrolls only the box that contains the row, because `scrollIntoView` would also scroll the page. */
function centre(row: Element): void {
  for (let box = row.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflowY !== 'auto') continue
    const [inner, outer] = [row.getBoundingClientRect(), box.getBoundingClientRect()]
    if (inner.bottom > outer.bottom)
      box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2
    return
  }
}

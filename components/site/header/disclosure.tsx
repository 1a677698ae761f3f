'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, type MouseEvent, type PointerEvent, type ReactNode } from 'react'

type DisclosureProps = {
  summary: ReactNode
  /** A name for screen readers, required when the summary is only an icon. */
  label?: string
  hover?: boolean
  /** Marks the mobile menu: the header changes colour while it is open. */
  menu?: boolean
  className?: string
  summaryClassName?: string
  children: ReactNode
}

/** Uses `details`, which opens without script; closing with Escape or a click outside, and hovering, need script. */
export function Disclosure({
  summary,
  label,
  hover,
  menu,
  className,
  summaryClassName,
  children,
}: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const hovered = useRef(false)
  const pathname = usePathname()

  const set = (open: boolean) => {
    if (details.current) details.current.open = open
  }

  // Only navigation closes the disclosure; hydration must not, because the visitor may have opened it before.
  const left = useRef(pathname)
  useEffect(() => {
    if (left.current !== pathname) set(false)
    left.current = pathname
  }, [pathname])

  // A mouse that was over the element before hydration fires no enter event, so this effect opens the menu.
  useEffect(() => {
    if (!hover || !details.current?.matches(':hover') || !window.matchMedia('(hover: hover)').matches) return
    hovered.current = true
    set(true)
  }, [hover])

  useEffect(() => {
    const outside = (event: Event) => {
      if (!details.current?.contains(event.target as Node)) set(false)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return
      set(false)
      details.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [])

  const enter = (event: PointerEvent) => {
    if (!hover || event.pointerType !== 'mouse') return
    hovered.current = true
    set(true)
  }

  const leave = (event: PointerEvent) => {
    if (!hover || event.pointerType !== 'mouse') return
    hovered.current = false
    set(false)
  }

  // Hovering has already opened the menu, so the click must not close it again.
  const press = (event: MouseEvent) => {
    if (hovered.current && event.detail > 0) event.preventDefault()
  }

  const follow = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) set(false)
  }

  return (
    <details
      ref={details}
      data-menu={menu || undefined}
      className={className}
      onPointerEnter={enter}
      onPointerLeave={leave}
    >
      <summary
        aria-label={label}
        onClick={press}
        className={`cursor-pointer list-none [&::-webkit-details-marker]:hidden ${summaryClassName ?? ''}`}
      >
        {summary}
      </summary>
      <div className="contents" onClick={follow}>
        {children}
      </div>
    </details>
  )
}

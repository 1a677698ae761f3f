'use client'
import { CalendarDays } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import type { CalendarProps } from '@/components/ui/calendar'
import { cn } from '@/components/ui/cn'
import { inputStyles } from '@/components/ui/control-styles'
import { LazyCalendar } from '@/components/ui/lazy-calendar'
import { useOutside } from '@/components/ui/use-outside'
import { calendar } from '@/content/holidays'
import { formatCivilDay } from '@/lib/calendar/civil-day'

const marginPx = 12

type DayFieldProps = Omit<CalendarProps, 'autoFocus' | 'className'> & {
  label: string
  placeholder: string
  /** The calendar is aligned with this edge of the button. */
  align?: 'start' | 'end'
  id?: string
  name?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  className?: string
}

/** Shifts the calendar sideways if it would leave the screen. */
function keepInSight(panel: HTMLDivElement | null) {
  if (!panel) return
  const { left, right } = panel.getBoundingClientRect()
  const over = right - document.documentElement.clientWidth
  if (left < 0) panel.style.translate = `${marginPx - left}px`
  else if (over > 0) panel.style.translate = `${-over - marginPx}px`
}

/** The field shows days as dd/MM/yyyy; the calendar's code is loaded on first use. */
export function DayField({
  label,
  placeholder,
  align = 'start',
  id,
  name,
  className,
  onChange,
  ...props
}: DayFieldProps) {
  const { 'aria-describedby': described, 'aria-invalid': invalid, ...days } = props
  const panel = useId()
  const button = useRef<HTMLButtonElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useOutside(frame, open, () => setOpen(false))

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    // Escape must close only this calendar and not also the dialog around it.
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  const shown = days.value ? formatCivilDay(days.value) : null

  return (
    <div ref={frame} onKeyDown={onKeyDown} className={cn('relative', className)}>
      <button
        ref={button}
        id={id}
        type="button"
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        aria-haspopup="dialog"
        aria-label={calendar.open(label, shown ?? placeholder)}
        aria-describedby={described}
        // A button cannot have `aria-invalid`, so the form finds an invalid field by `data-invalid`.
        data-invalid={invalid}
        className={cn(
          inputStyles,
          'flex items-center justify-between gap-3 text-left',
          invalid && 'border-2 border-red',
        )}
      >
        <span className={cn('min-w-0 truncate', !shown && 'text-ink-2')}>{shown ?? placeholder}</span>
        <CalendarDays className="size-5 flex-none" strokeWidth={1.75} aria-hidden />
      </button>
      {name ? <input type="hidden" name={name} value={days.value ?? ''} /> : null}
      {open ? (
        <div
          id={panel}
          ref={keepInSight}
          // The panel can take the focus, so that a press between the days does not move the focus out.
          tabIndex={-1}
          role="dialog"
          aria-label={label}
          className={cn(
            'absolute top-full z-20 mt-1.5 w-[min(21.5rem,calc(100vw-2*var(--spacing-gut)))]',
            align === 'end' ? 'right-0' : 'left-0',
          )}
        >
          <LazyCalendar
            {...days}
            autoFocus
            onChange={(day) => {
              onChange(day)
              close()
            }}
          />
        </div>
      ) : null}
    </div>
  )
}

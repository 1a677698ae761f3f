'use client'
import { Check } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { importText } from '@/content/client-import'

const { label, ...names } = importText.steps
const steps = ['file', 'rows', 'result'] as const

export function ImportFlow({ at, children }: { at: (typeof steps)[number]; children: ReactNode }) {
  const step = useRef<HTMLLIElement>(null)
  const shown = useRef(at)
  // The button that led to this step is no longer on the page, so the focus moves to the name of the new step.
  useEffect(() => {
    if (shown.current === at) return
    shown.current = at
    if (document.activeElement === document.body) step.current?.focus()
  }, [at])
  return (
    <>
      <nav aria-label={label} className="border-b border-rule-field">
        <ol className="flex flex-wrap gap-x-8">
          {steps.map((one, place) => (
            <li
              key={one}
              {...(one === at && { ref: step, tabIndex: -1, 'aria-current': 'step' })}
              className="flex min-h-tap items-center gap-2 border-b-3 border-transparent aria-[current]:border-green aria-[current]:font-[550] aria-[current]:text-green"
            >
              {place < steps.indexOf(at) ? (
                <Check className="size-5" strokeWidth={1.75} aria-hidden />
              ) : (
                <span className="font-serif text-lg" aria-hidden>
                  {place + 1}
                </span>
              )}
              {names[one]}
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </>
  )
}

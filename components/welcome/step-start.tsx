'use client'
import { useEffect, useRef } from 'react'
import type { WelcomeStep } from '@/components/welcome/welcome-frame'

/** The next step comes in place of the one before it, whose button stood at its end: it is read from its beginning. */
export function StepStart({ step }: { step: WelcomeStep }) {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
  }, [step])
  return null
}

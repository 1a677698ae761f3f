'use client'
import { useEffect, useRef } from 'react'
import type { WelcomeStep } from '@/components/welcome/welcome-frame'

/** Each step replaces the one before, so the page scrolls to the top and focuses the new step's heading. */
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

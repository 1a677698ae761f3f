'use client'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * For a field whose value React holds: what a person put in before React had taken the page over stays on screen, but no
 * event tells of it afterwards, and the next drawing would undo it. It is told here instead.
 */
export function useEarlyValue<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  tell: (early: string) => void,
) {
  const field = useRef<Field>(null)
  const look = useEffectEvent(() => {
    const early = field.current?.value ?? value
    if (early !== value) tell(early)
  })
  useEffect(() => look(), [])
  return field
}

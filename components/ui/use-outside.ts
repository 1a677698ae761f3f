'use client'
import { useEffect, useEffectEvent, type RefObject } from 'react'

export function useOutside(frame: RefObject<HTMLElement | null>, active: boolean, onOutside: () => void) {
  const left = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !frame.current?.contains(event.target)) onOutside()
  })
  useEffect(() => {
    if (!active) return
    const listen = (event: Event) => left(event)
    document.addEventListener('pointerdown', listen)
    document.addEventListener('focusin', listen)
    return () => {
      document.removeEventListener('pointerdown', listen)
      document.removeEventListener('focusin', listen)
    }
  }, [active])
}

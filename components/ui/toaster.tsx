'use client'
import { useEffect, useRef } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { onToast, type ToastMessage } from '@/lib/toast'

const duration = 5000

const display = ({ kind, title, description }: ToastMessage) => {
  // One at a time: the newest message replaces the one before it.
  sonner.dismiss()
  sonner[kind](title, { ...(description ? { description } : {}), duration })
}

/** The main notifications: one at a time, 5 s, bottom right, Alt+T. */
export function Toaster({ first }: { first: ToastMessage[] }) {
  const shown = useRef(false)
  useEffect(() => {
    if (!shown.current) first.forEach(display)
    shown.current = true
    return onToast(display)
  }, [first])
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={1}
      hotkey={['altKey', 'KeyT']}
      duration={duration}
      containerAriaLabel="Notificaciones"
      closeButton
      toastOptions={{ closeButtonAriaLabel: 'Cerrar' }}
    />
  )
}

'use client'
import { Check, CircleAlert, Info, X } from 'lucide-react'
import { useEffect, useRef, type CSSProperties } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { frame } from '@/content/navigation'
import { onToast, type ToastMessage } from '@/lib/toast'

const duration = 5000

const inEnglish = (text: string) => <span lang="en">{text}</span>

const display = ({ kind, title, description, english }: ToastMessage) => {
  // One at a time: the newest message replaces the one before it.
  sonner.dismiss()
  const detail = description && english === 'all' ? inEnglish(description) : description
  sonner[kind](english ? inEnglish(title) : title, { ...(detail ? { description: detail } : {}), duration })
}

const icon = { className: 'size-5', strokeWidth: 1.75, 'aria-hidden': true } as const
const icons = {
  success: <Check {...icon} />,
  error: <CircleAlert {...icon} />,
  info: <Info {...icon} />,
  close: <X {...icon} />,
}

const classNames = {
  toast:
    'group grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-sheet bg-ink py-3.5 pr-1.5 pl-4 font-sans text-[1rem] leading-snug text-sheet shadow-lift data-[type=error]:bg-red',
  icon: 'mt-0.5 text-ochre group-data-[type=success]:text-green-pale group-data-[type=error]:text-sheet',
  title: 'font-semibold wrap-anywhere',
  description: 'text-sm wrap-anywhere text-sunk group-data-[type=error]:text-sheet',
  closeButton:
    'order-last -my-2 grid size-tap place-items-center rounded-sheet focus-visible:outline-offset-[-3px] focus-visible:outline-ochre',
}

/** Above the messaging button, which sits in the same corner. */
const offset = { bottom: '5.5rem', right: '1.5rem' }
const mobileOffset = { bottom: '4.5rem', left: '1rem', right: '1rem' }

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
      offset={offset}
      mobileOffset={mobileOffset}
      containerAriaLabel={frame.notifications}
      closeButton
      icons={icons}
      style={{ '--width': '25rem' } as CSSProperties}
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: frame.close }}
    />
  )
}

'use client'
import { Check, CircleAlert, Info, X } from 'lucide-react'
import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { clearBottom } from '@/components/ui/toast-place'
import { frame } from '@/content/navigation'
import { onToast, type ToastMessage } from '@/lib/toast'

const duration = 5000

const inEnglish = (text: string) => <span lang="en">{text}</span>

const display = ({ kind, title, description, english }: ToastMessage) => {
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

/** In pixels: `rest` keeps toasts above the messaging button; no toast is higher than `height`. */
const wide = { rest: 88, side: 24, width: 400, height: 116 }
const narrow = { rest: 72, side: 16, width: Infinity, height: 140 }
/** In pixels: the width of the window at which the toast library switches to its phone layout. */
const phone = 600

/** Returns a position at which the toast covers no button, if there is one. */
function freePlace(): number {
  const { innerWidth: across, innerHeight: down } = window
  const { rest, side, width, height } = across <= phone ? narrow : wide
  const right = across - side
  const left = Math.max(right - width, side)
  const buttons = [...document.querySelectorAll('main :is(button, summary, .button), dialog button')]
  return clearBottom(
    buttons.map((button) => button.getBoundingClientRect()),
    { height, left, right, rest },
    down,
  )
}

/** Shows one toast at a time, for 5 s; Alt+T moves the focus to it. */
export function Toaster({ first }: { first: ToastMessage[] }) {
  const shown = useRef(false)
  const [bottom, setBottom] = useState(wide.rest)
  useEffect(() => {
    const place = () => setBottom(freePlace())
    const show = (message: ToastMessage) => {
      place()
      display(message)
    }
    if (!shown.current) first.forEach(show)
    shown.current = true
    const stopListening = onToast(show)
    // After a submit the page often renders another form or scrolls, so the position is computed again.
    const layout = new ResizeObserver(place)
    layout.observe(document.body)
    document.addEventListener('scrollend', place)
    return () => {
      stopListening()
      layout.disconnect()
      document.removeEventListener('scrollend', place)
    }
  }, [first])
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={1}
      hotkey={['altKey', 'KeyT']}
      duration={duration}
      offset={{ bottom, right: wide.side }}
      mobileOffset={{ bottom, left: narrow.side, right: narrow.side }}
      containerAriaLabel={frame.notifications}
      closeButton
      icons={icons}
      style={{ '--width': '25rem' } as CSSProperties}
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: frame.close }}
    />
  )
}

'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useState, type ComponentType } from 'react'
import { onToast, toast, type ToastMessage } from '@/lib/toast'

type Toaster = ComponentType<{ first: ToastMessage[] }>

/**
 * If the code of the toasts does not arrive, the last message is shown as plain text.
 * The code of the toasts is requested again with the next message, or when the connection returns.
 */
export function LazyToaster() {
  const [first, setFirst] = useState<ToastMessage[]>([])
  const [Toaster, setToaster] = useState<Toaster | null>(null)
  const [plain, setPlain] = useState<ToastMessage | null>(null)

  useEffect(() => {
    if (Toaster) return
    let last: ToastMessage | undefined
    const load = () => {
      if (!last) return
      import('./toaster')
        .then((module) => module.Toaster)
        .then((Loaded) => setToaster(() => Loaded))
        .catch(() => {
          // The message is shown as plain text at once, because the message may be outdated when toasts work again.
          setFirst([])
          setPlain(last ?? null)
        })
    }
    const stop = onToast((message) => {
      last = message
      setFirst((messages) => [...messages, message])
      load()
    })
    window.addEventListener('online', load)
    return () => {
      stop()
      window.removeEventListener('online', load)
    }
  }, [Toaster])

  if (Toaster) return <Toaster first={first} />
  return plain ? (
    <p
      role="alert"
      className="fixed inset-x-4 bottom-18 z-40 rounded-sheet bg-ink px-4 py-3.5 wrap-anywhere text-sheet shadow-lift sm:left-auto sm:w-100"
    >
      <b className="font-semibold">{plain.title}</b> {plain.description}
    </p>
  ) : null
}

/** Shows the message that an action stored in a cookie before its redirect, and deletes the cookie. */
export function Flash() {
  const pathname = usePathname()
  useEffect(() => {
    const raw = /(?:^|; )flash=([^;]+)/.exec(document.cookie)?.[1]
    if (!raw) return
    document.cookie = 'flash=; path=/; max-age=0'
    try {
      toast(JSON.parse(decodeURIComponent(raw)) as ToastMessage)
    } catch {
      // A cookie that is not valid JSON is ignored.
    }
  }, [pathname])
  return null
}

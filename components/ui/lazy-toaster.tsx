'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useState, type ComponentType } from 'react'
import { onToast, toast, type ToastMessage } from '@/lib/toast'

type Toaster = ComponentType<{ first: ToastMessage[] }>

/** A failed load is repeated with the next message or when the connection returns; messages wait until then. */
export function LazyToaster() {
  const [first, setFirst] = useState<ToastMessage[]>([])
  const [Toaster, setToaster] = useState<Toaster | null>(null)

  useEffect(() => {
    if (Toaster) return
    let needed = false
    const load = () => {
      if (!needed) return
      import('./toaster')
        .then((module) => module.Toaster)
        .then((Loaded) => setToaster(() => Loaded))
        .catch(() => {})
    }
    const stop = onToast((message) => {
      needed = true
      setFirst((messages) => [...messages, message])
      load()
    })
    window.addEventListener('online', load)
    return () => {
      stop()
      window.removeEventListener('online', load)
    }
  }, [Toaster])

  return Toaster ? <Toaster first={first} /> : null
}

/** Shows once the message that an action stored in a cookie before its redirect. */
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

'use client'
import { useEffect, useState, type ComponentType } from 'react'
import { onToast, type ToastMessage } from '@/lib/toast'

type Toaster = ComponentType<{ first: ToastMessage[] }>

/**
 * The toaster's code loads with the first message. Without network it cannot: the page stays as it is, and the
 * messages come with the next one or when the network is back.
 */
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

'use client'
import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { onToast, type ToastMessage } from '@/lib/toast'

const Toaster = dynamic(() => import('./toaster').then((module) => module.Toaster), { ssr: false })

/** The toaster's code loads with the first message. */
export function LazyToaster() {
  const [first, setFirst] = useState<ToastMessage[]>([])
  const [needed, setNeeded] = useState(false)

  useEffect(() => {
    if (needed) return
    return onToast((message) => {
      setFirst((messages) => [...messages, message])
      setNeeded(true)
    })
  }, [needed])

  return needed ? <Toaster first={first} /> : null
}

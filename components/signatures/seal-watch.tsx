'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** In milliseconds between refreshes: sealing usually takes seconds, but after a failure a minute or longer. */
const pauses = [1500, 2000, 3000, 5000, 8000, 15_000, 30_000]
const mostAsks = 40

/** Refreshes the page until the document is sealed, because people without an account get no live updates. */
export function SealWatch() {
  const router = useRouter()
  useEffect(() => {
    let asks = 0
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(() => {
        if (document.visibilityState === 'visible') {
          asks++
          router.refresh()
        }
        if (asks < mostAsks) wait()
      }, pauses[asks] ?? 30_000)
    }
    wait()
    return () => clearTimeout(timer)
  }, [router])
  return null
}

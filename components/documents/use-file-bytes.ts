'use client'
import { useCallback, useEffect, useState } from 'react'
import { retry } from '@/components/live/retry'

/** Loads a file; `bytes` is null until it has arrived, and callers call `fail` if its bytes cannot be drawn. */
export function useFileBytes(href: string) {
  const [bytes, setBytes] = useState<ArrayBuffer | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const stop = new AbortController()
    const read = () => fetch(href, { signal: stop.signal, cache: 'no-store' })
    void (async () => {
      try {
        const answer = await retry(read, { again: ({ status }) => status >= 500, signal: stop.signal })
        if (!answer.ok) throw new Error(`documents.view ${answer.status}`)
        const whole = await answer.arrayBuffer()
        if (!stop.signal.aborted) setBytes(whole)
      } catch {
        if (!stop.signal.aborted) setBytes('failed')
      }
    })()
    return () => stop.abort()
  }, [href, attempt])

  return {
    bytes,
    fail: useCallback(() => setBytes('failed'), []),
    retry: () => {
      setBytes(null)
      setAttempt(attempt + 1)
    },
  }
}

'use client'
import { useEffect, useEffectEvent, useRef } from 'react'
import { lineBack } from '@/components/uploads/line'

/**
 * Calls `again` when the connection is back, as long as a row of the list waits for the connection.
 * The pauses between the calls grow up to a limit.
 * The pauses start short again once no row waits and no file is being sent.
 */
export function useAgain(rows: { wait: number; isSending: boolean }, again: () => void) {
  const { wait, isSending } = rows
  const tries = useRef(0)
  const goOn = useEffectEvent(again)
  useEffect(() => {
    if (wait === 0) {
      if (!isSending) tries.current = 0
      return
    }
    const stop = new AbortController()
    const { signal } = stop
    void lineBack(tries.current++, signal).then(() => signal.aborted || goOn())
    return () => stop.abort()
  }, [wait, isSending])
}

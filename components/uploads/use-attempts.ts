'use client'
import { useEffect, useState } from 'react'

/**
 * Holds an abort signal for each piece of work that waits for the connection.
 * Leaving the page aborts the signals, because afterwards the user may discard or replace the waiting files.
 */
export function useAttempts() {
  const [{ enter, ...attempts }] = useState(attemptsOfPage)
  useEffect(() => enter(), [enter])
  return attempts
}

function attemptsOfPage() {
  const running = new Map<string, AbortController>()
  let isLeft = false
  const end = (name: string) => {
    running.get(name)?.abort()
    running.delete(name)
  }
  return {
    enter() {
      isLeft = false
      return () => {
        isLeft = true
        for (const name of running.keys()) end(name)
      }
    },
    /** Ends earlier work with the same name and returns the signal for the new work. */
    begin(name: string): AbortSignal {
      end(name)
      const controller = new AbortController()
      if (isLeft) controller.abort()
      running.set(name, controller)
      return controller.signal
    },
    end,
  }
}

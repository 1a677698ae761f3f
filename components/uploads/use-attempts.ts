'use client'
import { useEffect, useState } from 'react'

/**
 * Holds an abort signal for each piece of work that waits for the connection.
 * Leaving the page aborts this waiting work, because the user may discard or replace its files before coming back.
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
    /** Aborts earlier work with the same name and returns an abort signal for the new work. */
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

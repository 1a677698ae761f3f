'use client'
import { useMemo, useState } from 'react'

/** Resolves to the last value when `promise` rejects, so that a list stays visible after a failed refresh. */
export function useLasting<T>(promise: Promise<T>, none: T): Promise<T> {
  const [last] = useState(() => new Map([['value', none]]))
  return useMemo(
    () =>
      // The `then` of a promise from a server component returns nothing, so the promise is wrapped in a real one.
      Promise.resolve(promise).then(
        (value) => {
          last.set('value', value)
          return value
        },
        () => last.get('value') as T,
      ),
    [promise, last],
  )
}

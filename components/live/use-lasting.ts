'use client'
import { useMemo, useState } from 'react'

/** Resolves to the last value when `promise` rejects, so that a list stays visible after a failed refresh. */
export function useLasting<T>(promise: Promise<T>, none: T): Promise<T> {
  const [last] = useState(() => new Map([['value', none]]))
  return useMemo(
    () =>
      // A promise from a server component only has a `then` that returns nothing, so it is wrapped in a real promise.
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

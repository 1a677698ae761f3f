'use client'
import { useMemo, useState } from 'react'

/** Resolves to the last value when `promise` rejects, so that a list stays visible after a failed refresh. */
export function useLasting<T>(promise: Promise<T>, none: T): Promise<T> {
  const [last] = useState(() => new Map([['value', none]]))
  return useMemo(
    () =>
      // `Promise.resolve` is needed, because the `then` of a promise from a server component returns nothing.
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
